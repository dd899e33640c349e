import type { LocalDate } from "../../domain/calendar.ts";
import type { RamadanDays } from "../../domain/prayers/ramadan.ts";
import { formatDay, fullDay } from "../lib/format/format.ts";
import { formatHijri } from "../lib/format/hijri.ts";
import { useToday } from "../lib/format/today.ts";
import { FactLine } from "../ui/fact-line.tsx";

/** The days of Ramadan in the person's country, near it. */
export type KnownMonth = { month?: RamadanDays | null | undefined };

/** The Hijri date of a day. */
export const HijriText = ({ date, month }: { date: LocalDate } & KnownMonth) => (
  <>{formatHijri(date, month)}</>
);

/** Today's date by both calendars. */
export function TodayText({ month }: KnownMonth) {
  const today = useToday();
  return <FactLine sentences facts={[formatDay(today, fullDay), formatHijri(today, month)]} />;
}
