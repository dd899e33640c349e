import { useSearchParams } from "react-router";
import { isLocalDate, type LocalDate } from "../../../domain/calendar.ts";
import { useToday } from "../../lib/format/today.ts";

/** The day of the screen, from the address; today by default. */
export function useDay(): { date: LocalDate; today: LocalDate; show: (date: LocalDate) => void } {
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const asked = search.get("date") ?? "";
  const show = (date: LocalDate) =>
    setSearch(date === today ? {} : { date }, { replace: true, preventScrollReset: true });
  return { date: isLocalDate(asked) ? asked : today, today, show };
}

/** An address of these screens for the same day. */
export const onDay = (path: string, date: LocalDate, today: LocalDate) =>
  date === today ? path : `${path}?date=${date}`;
