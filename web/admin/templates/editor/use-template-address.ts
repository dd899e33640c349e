import { type ScheduleKind, scheduleKinds } from "../../../../domain/schedules/schedules.ts";
import { templateFields } from "../../../../domain/templates/templates.ts";
import { useAddress } from "../../../lib/use-address.ts";

/** A whole number of the address within bounds; the minimum if it is invalid. */
function numberIn(text: string | null, min: number, max: number): number {
  const asked = Number(text ?? min);
  return Number.isInteger(asked) && asked >= min && asked <= max ? asked : min;
}

/** The open week (counted from 1 in the address), tab and, on narrow screens, day. */
export function useTemplateAddress() {
  const { params, change: changeAddress } = useAddress();
  const { min, max } = templateFields.weeks;
  const week = numberIn(params.get("week"), min, max) - 1;
  const kind = scheduleKinds.find((each) => each === params.get("tab"));
  const day = numberIn(params.get("day"), 0, 6);

  const change = (changes: { week?: number; tab?: ScheduleKind; day?: number }) => {
    const { week, ...rest } = changes;
    changeAddress(
      (current) => {
        const next = new URLSearchParams(current);
        if (week !== undefined) next.set("week", String(week + 1));
        for (const [name, value] of Object.entries(rest)) next.set(name, String(value));
        return next;
      },
      { replace: week === undefined, preventScrollReset: true },
    );
  };
  return { week, kind, day, change };
}
