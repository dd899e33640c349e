import { useQuery } from "@tanstack/react-query";
import { useToday } from "../../lib/format/today.ts";
import { homeQuery } from "../home/queries.ts";

/** Whether today is a day of Ramadan for somebody who chose to see it so. */
export function useSeesRamadan(): boolean {
  const today = useToday();
  const month = useQuery(homeQuery(today)).data?.ramadan;
  return !!month?.view && today >= month.first && today < month.eid;
}
