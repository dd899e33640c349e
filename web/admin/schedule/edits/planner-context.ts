import { createContext, type KeyboardEvent, type PointerEvent, useContext } from "react";
import type {
  ScheduledExercise,
  ScheduledMeal,
} from "../../../../domain/contract/schedules/schedules.ts";
import type { ScheduleKind } from "../../../../domain/schedules/schedules.ts";
import type { Planned, Slot } from "../../../../domain/schedules/week-items.ts";
import type { EditedWeek } from "./edited-week.ts";
import type { Drop } from "./use-drag.ts";
import type { WeekEdits } from "./use-week-edits.ts";

/** The values that every card and column of the open tab needs. */
interface Planner {
  week: EditedWeek;
  kind: ScheduleKind;
  run: WeekEdits["run"];
  /** Whether the week can be edited; past ones are read-only. */
  editable: boolean;
  /** Whether seven days are side by side; otherwise one at a time, with larger targets. */
  grid: boolean;
  grabbed: string | undefined;
  dragged: string | undefined;
  drop: Drop | undefined;
  grip: {
    onToggle: (item: Planned) => void;
    onKeyDown: (event: KeyboardEvent, item: Planned) => void;
    onPointerDown: (event: PointerEvent, item: Planned) => void;
  };
  /** A slot without a timing takes the meal's. */
  onAdd: (slot: Slot) => void;
  /** The day to which the docked library adds; undefined without it. */
  target: number | undefined;
  onTarget: (day: number) => void;
  /** Ids of selected exercises, for an action on all of them. */
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], selected: boolean) => void;
  onSwap: (meal: ScheduledMeal) => void;
  onCopyDay: (day: number) => void;
  onMove: (item: Planned) => void;
  onDetails: (exercise: ScheduledExercise) => void;
}

export const PlannerContext = createContext<Planner | undefined>(undefined);

export function usePlanner(): Planner {
  const planner = useContext(PlannerContext);
  if (!planner) throw new Error("a part of the planner stands outside of it");
  return planner;
}
