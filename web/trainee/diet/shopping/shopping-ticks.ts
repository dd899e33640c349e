import { isEnough } from "../../../../domain/activity/shopping.ts";
import type { LocalDate } from "../../../../domain/calendar.ts";
import { isRefused } from "../../../lib/session/viewing.ts";
import { draftStore, useDraft } from "../../../lib/waiting/drafts.ts";

/** Bought grams of each line, by its id. */
type Bought = Readonly<Record<string, number>>;

const weeks = draftStore<Bought>("shopping", { days: 30 });

const none: Bought = {};

/** The ticks of a week's list. They are stored on this device only. */
export function useShoppingTicks(weekStart: LocalDate) {
  const bought = useDraft(weeks, weekStart) ?? none;
  return {
    isTicked: ({ id, grams }: { id: string; grams: number }) => isEnough(bought[id], grams),
    onTick({ id, grams }: { id: string; grams: number }, ticked: boolean) {
      if (isRefused()) return;
      const { [id]: _, ...others } = weeks.read(weekStart) ?? none;
      const left = ticked ? { ...others, [id]: grams } : others;
      weeks.keep(weekStart, Object.keys(left).length > 0 ? left : undefined);
    },
  };
}
