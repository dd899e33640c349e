import { Suspense } from "react";
import { targetOn } from "../../../../domain/body/nutrition-target.ts";
import { addDays } from "../../../../domain/calendar.ts";
import type {
  ScheduledExercise,
  ScheduledMeal,
} from "../../../../domain/contract/schedules/schedules.ts";
import type { Planned, Slot } from "../../../../domain/schedules/week-items.ts";
import { lazyPart } from "../../../frame/again.tsx";
import { type DayRoom, plannedWithout } from "../../../meals/day-room.ts";
import { toReplace } from "../../../meals/to-replace.ts";
import { m } from "../../../paraglide/messages.js";
import { mealChoicesQuery } from "../../meals/library.ts";
import { CopyDayDialog } from "../dialogs/copy-day-dialog.tsx";
import { MoveDialog } from "../dialogs/move-dialog.tsx";
import { addExercises } from "../edits/add-edits.ts";
import type { EditedWeek } from "../edits/edited-week.ts";
import { addMeal, swapMeal } from "../edits/make-edits.ts";
import { usePlanner } from "../edits/planner-context.ts";

const ExercisePicker = lazyPart(
  async () => (await import("../dialogs/exercise-picker.tsx")).ExercisePicker,
);

const ExerciseDetails = lazyPart(
  async () => (await import("../dialogs/exercise-details.tsx")).ExerciseDetails,
);

const PrescribeMany = lazyPart(
  async () => (await import("../dialogs/prescribe-many.tsx")).PrescribeMany,
);

const MealPicker = lazyPart(
  async () => (await import("../../../meals/meal-picker.tsx")).MealPicker,
);

/** The open dialog of the planner, at most one at a time. */
export interface OpenDialog {
  adding?: Slot;
  copying?: number;
  moving?: Planned;
  detailing?: ScheduledExercise;
  prescribing?: readonly ScheduledExercise[];
  swapping?: ScheduledMeal;
}

type PlannerDialogsProps = {
  open: OpenDialog;
  /** Whether edits are on their way to the server. */
  saving: boolean;
  /** Called after an action on the selected exercises. */
  onDone: () => void;
  move: (id: string, slot: Slot, index: number) => void;
  onClose: () => void;
};

export function PlannerDialogs({ open, saving, move, onDone, onClose }: PlannerDialogsProps) {
  const { week, kind, run, grid } = usePlanner();
  // The present item: a value may have been written since the press.
  const detailing = open.detailing && week.exercises.find(({ id }) => id === open.detailing?.id);
  return (
    <>
      {open.copying !== undefined && <CopyDayDialog day={open.copying} onClose={onClose} />}
      {open.moving && (
        <MoveDialog
          item={open.moving}
          onMove={(slot) => move(open.moving?.id ?? "", slot, Number.POSITIVE_INFINITY)}
          onClose={onClose}
        />
      )}
      <Suspense>
        {detailing && <ExerciseDetails item={detailing} saving={saving} onClose={onClose} />}
        {open.prescribing && (
          <PrescribeMany items={open.prescribing} onDone={onDone} onClose={onClose} />
        )}
        {open.adding && kind === "exercises" && (
          <ExercisePicker
            day={open.adding.dayOfWeek}
            onClose={onClose}
            onPick={(picked, to) =>
              run(
                addExercises(week, to, picked),
                m.schedule_added({ count: picked.length * to.length }),
                m.schedule_add_exercise_failed(),
              )
            }
          />
        )}
        {open.adding && kind === "meals" && (
          <MealPicker
            query={mealChoicesQuery()}
            searchFirst={grid}
            day={roomOn(week, open.adding.dayOfWeek)}
            initial={open.adding.timing && { category: open.adding.timing }}
            onClose={onClose}
            onPick={(meal) => {
              const { dayOfWeek = 0, timing = meal.category } = open.adding ?? {};
              run(
                addMeal(week, meal, { dayOfWeek, timing }),
                m.schedule_meal_added({ name: meal.name }),
                m.schedule_add_meal_failed(),
              );
              onClose();
            }}
          />
        )}
        {open.swapping && (
          <MealPicker
            query={mealChoicesQuery()}
            alternativesOf={toReplace(open.swapping)}
            day={roomOn(week, open.swapping.dayOfWeek, open.swapping.id)}
            onClose={onClose}
            onPick={(meal) => {
              if (open.swapping) {
                run(swapMeal(week, open.swapping, meal), m.schedule_swapped({ name: meal.name }));
              }
              onClose();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** The rest of a day's target without a meal. */
function roomOn(week: EditedWeek, dayOfWeek: number, without?: string): DayRoom | undefined {
  const target = targetOn(week.targets, addDays(week.weekStart, dayOfWeek));
  const meals = week.meals.filter((meal) => meal.dayOfWeek === dayOfWeek);
  return target && plannedWithout(meals, without, target.calories);
}
