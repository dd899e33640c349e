import { useToday } from "../../lib/format/today.ts";
import { useOwnMonth } from "../ramadan/own-month.ts";

/** Whether today is a day of Ramadan for somebody who chose to see it so. */
export function useSeesRamadan(): boolean {
  const today = useToday();
  const month = useOwnMonth();
  return month?.view != null && today >= month.first && today < month.eid;
}
