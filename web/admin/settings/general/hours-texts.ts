import type { ContactSettings, OpeningHours } from "../../../../domain/accounts/trainer-contact.ts";
import type { Texts } from "../../../lib/waiting/form-drafts.ts";

type Hours = ContactSettings["hours"];

/** The values of the boxes and times of a week. */
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

/** The hours from the fields; a time may be incomplete. */
export const hoursOf = (texts: Texts): Hours =>
  Array.from({ length: 7 }, (_, day): OpeningHours | null =>
    texts[`open-${day}`]
      ? { from: texts[`from-${day}`] ?? "", until: texts[`until-${day}`] ?? "" }
      : null,
  );
