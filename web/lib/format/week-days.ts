import { addDays, type LocalDate } from "../../../domain/calendar.ts";
import { formatDay, shortDay } from "./format.ts";

/** The first and the last day of a week, with the month once: «22» and «28 نوفمبر». */
export function weekDays(sunday: LocalDate): { first: string; last: string } {
  const saturday = addDays(sunday, 6);
  const sameMonth = sunday.slice(0, 7) === saturday.slice(0, 7);
  return {
    first: formatDay(sunday, sameMonth ? { day: "numeric" } : shortDay),
    last: formatDay(saturday, shortDay),
  };
}
