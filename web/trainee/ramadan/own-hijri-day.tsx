import { useQuery } from "@tanstack/react-query";
import type { LocalDate } from "../../../domain/calendar.ts";
import { useToday } from "../../lib/format/today.ts";
import { HijriDay } from "../../prayers/hijri-day.tsx";
import { homeQuery } from "../home/queries.ts";

/** The Hijri date of a day by the month of the person's country, as the home has it. */
export function OwnHijriDay({ date }: { date: LocalDate }) {
  return <HijriDay date={date} month={useQuery(homeQuery(useToday())).data?.ramadan} />;
}
