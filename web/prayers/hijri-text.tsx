import type { LocalDate } from "../../domain/calendar.ts";
import { formatDay, fullDay } from "../lib/format/format.ts";
import { formatHijri } from "../lib/format/hijri.ts";
import { useToday } from "../lib/format/today.ts";
import { FactLine } from "../ui/fact-line.tsx";

/** The Hijri date of a day. */
export const HijriText = ({ date }: { date: LocalDate }) => <>{formatHijri(date)}</>;

/** Today's date by both calendars. */
export function TodayText() {
  const today = useToday();
  return <FactLine sentences facts={[formatDay(today, fullDay), formatHijri(today)]} />;
}
