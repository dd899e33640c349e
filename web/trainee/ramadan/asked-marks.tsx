import { minuteOfDay } from "../../../domain/calendar.ts";
import type { Home } from "../../../domain/contract/home/home.ts";
import { askedDays, type FastingMarks } from "../../../domain/ramadan/fasting-days.ts";
import { ownZone } from "../../lib/format/own-zone.ts";
import { m } from "../../paraglide/messages.js";
import { MarkChoice } from "./mark-choice.tsx";

type AskedMarksProps = { home: Home; marks: FastingMarks };

/** The marks of today and, until noon, of the day before. */
export function AskedMarks({ home: { date: today, gender, ramadan }, marks }: AskedMarksProps) {
  if (!ramadan) return null;
  const days = askedDays(today, { month: ramadan, minute: minuteOfDay(Date.now(), ownZone()) });
  // On Eid's afternoon no day is left to ask about, nor a line's height.
  if (days.length === 0) return null;
  return (
    <div className="mb-4 grid gap-2">
      {days.map((date) => (
        <MarkChoice
          key={date}
          date={date}
          label={date === today ? m.home_week_today() : m.notifications_yesterday()}
          mark={marks[date] ?? null}
          gender={gender}
        />
      ))}
    </div>
  );
}
