import type { ReactNode } from "react";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { OwnRamadan } from "../../../domain/contract/ramadan/fasting-slots.ts";
import { isNear } from "../../../domain/ramadan/near-month.ts";
import { formatDay, fullDay } from "../../lib/format/format.ts";
import { nameIn } from "../../lib/format/names.ts";
import { m } from "../../paraglide/messages.js";
import { SettingsLink } from "../../settings/settings-link.tsx";

/** Whether no screen shows a month on a day: it is months away, or the app has none. */
export const isFar = (month: OwnRamadan["month"], today: LocalDate): boolean =>
  !month || !isNear(month, today);

type MonthDaysProps = { own: OwnRamadan; isFar: boolean };

/** The days of the month, or of a far one its first day, and the city of its times. */
export function MonthDays({ own: { month, city, shown }, isFar }: MonthDaysProps) {
  return (
    <div className="grid gap-1 text-muted">
      <p>
        {!month
          ? m.ramadan_month_none()
          : isFar
            ? m.ramadan_month_far({ first: unbroken(month.first, { year: "numeric" }) })
            : m.ramadan_month({ first: unbroken(month.first), eid: unbroken(month.eid) })}{" "}
        {month && isFar && shown !== null && m.ramadan_kept()}
      </p>
      <p>
        {city ? m.ramadan_city({ city: nameIn(city) }) : m.ramadan_city_none()}{" "}
        <SettingsLink tab="prayers" replace className="font-medium text-accent-ink underline">
          {city ? m.ramadan_city_change() : m.ramadan_city_choose()}
        </SettingsLink>
      </p>
    </div>
  );
}

/** A day whose number stays with its month. */
const unbroken = (day: LocalDate, year?: { year: "numeric" }) =>
  formatDay(day, { ...fullDay, ...year }).replace(/(\d+) /, "$1\u00a0");

type MonthChoicesProps = { isFar: boolean; children: ReactNode };

/** What follows from the days by the fast; folded while the month is far, as nothing follows until then. */
export function MonthChoices({ isFar, children }: MonthChoicesProps) {
  if (!isFar) return children;
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center text-accent-ink">
        {m.ramadan_choices_far()}
      </summary>
      <div className="grid grid-cols-1 gap-6 pt-3">{children}</div>
    </details>
  );
}
