import type { ContactSettings, OpeningHours } from "../../../../domain/accounts/trainer-contact.ts";
import type { Texts } from "../../../lib/waiting/form-drafts.ts";

type Hours = ContactSettings["hours"];

/** What the boxes and clocks of a week show. */
export const hoursTexts = (hours: Hours): Texts =>
  Object.fromEntries(
    hours.flatMap((ofDay, day) =>
      ofDay
        ? [
            [`open-${day}`, "on"],
            [`from-${day}`, ofDay.from],
            [`until-${day}`, ofDay.until],
          ]
        : [],
    ),
  );

/** The week that they show; a clock may stand half set. */
export const hoursOf = (texts: Texts): Hours =>
  Array.from({ length: 7 }, (_, day): OpeningHours | null =>
    texts[`open-${day}`]
      ? { from: texts[`from-${day}`] ?? "", until: texts[`until-${day}`] ?? "" }
      : null,
  );
