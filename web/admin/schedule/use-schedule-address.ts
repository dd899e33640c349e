import { dayOfWeek, isLocalDate, type LocalDate, weekStart } from "../../../domain/calendar.ts";
import { type ScheduleKind, scheduleKinds } from "../../../domain/schedules/schedules.ts";
import { useToday } from "../../lib/format/today.ts";
import { useAddress } from "../../lib/use-address.ts";

/** The open week, tab and, on narrow screens, day, all in the address. */
export function useScheduleAddress() {
  const { params, change: changeAddress } = useAddress();
  const today = useToday();
  const asked = params.get("week") ?? "";
  const week = weekStart(isLocalDate(asked) ? asked : today);
  const kind = scheduleKinds.find((each) => each === params.get("tab")) ?? "exercises";
  const inWeek = week === weekStart(today);
  const askedDay = Number(params.get("day") ?? (inWeek ? dayOfWeek(today) : 0));
  const day = Number.isInteger(askedDay) && askedDay >= 0 && askedDay <= 6 ? askedDay : 0;

  const change = (changes: { week?: LocalDate; tab?: ScheduleKind; day?: number }) =>
    changeAddress(
      (current) => {
        const next = new URLSearchParams(current);
        if (changes.week) next.delete("day");
        for (const [name, value] of Object.entries(changes)) next.set(name, String(value));
        return next;
      },
      { replace: changes.week === undefined, preventScrollReset: true },
    );
  return { today, week, kind, day, change };
}
