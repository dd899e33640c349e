import type { LocalDate } from "../../../domain/calendar.ts";
import { HijriDay } from "../../prayers/hijri-day.tsx";
import { useOwnMonth } from "./own-month.ts";

/** The Hijri date of a day by the month of the person's country. */
export const OwnHijriDay = ({ date }: { date: LocalDate }) => (
  <HijriDay date={date} month={useOwnMonth()} />
);
