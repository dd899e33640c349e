import type { Home } from "../../../domain/contract/home/home.ts";
import { type MarkedDay, withMarks } from "../../../domain/ramadan/fasting-days.ts";
import type { MonthView } from "../../../domain/ramadan/month-view.ts";

/** A change of a day's mark; `id` is the write's. */
export interface FastingWrite extends MarkedDay {
  id: string;
}

/** The month with waiting marks applied. */
export const monthWithMarks = <View extends MonthView>(
  view: View,
  writes: readonly MarkedDay[],
): View => (writes.length > 0 ? { ...view, marks: withMarks(view.marks ?? {}, writes) } : view);

/** The home with a stored mark. */
export function homeWithMark(home: Home, write: MarkedDay): Home {
  const view = home.ramadan?.view;
  if (!home.ramadan || !view) return home;
  return { ...home, ramadan: { ...home.ramadan, view: monthWithMarks(view, [write]) } };
}
