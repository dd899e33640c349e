import type { LocalDate } from "../../../domain/calendar.ts";
import type { OwnMeal } from "../../../domain/contract/activity/diet.ts";
import type { MealTiming } from "../../../domain/libraries/meals.ts";
import { AddSheet } from "./add/add-sheet.tsx";
import { EditMealDialog } from "./edit-meal-dialog.tsx";
import type { DietLog } from "./use-diet-log.ts";
import type { MealDay } from "./use-meal-week.ts";

type OwnMealDialogProps = {
  date: LocalDate;
  day: MealDay | undefined;
  /** The edited meal; undefined for new ones. */
  meal?: OwnMeal;
  /** The meal of the day to add to, if it is known. */
  category?: MealTiming;
  onClose: () => void;
  log: Pick<DietLog, "remove">;
};

/** Meals outside the plan: adding some, or changing one. */
export function OwnMealDialog({ date, day, meal, category, onClose, log }: OwnMealDialogProps) {
  if (meal) return <EditMealDialog meal={meal} date={date} onClose={onClose} log={log} />;
  return <AddSheet date={date} day={day} category={category} onClose={onClose} />;
}
