import type {
  DaySteps,
  StoredSteps,
  StoredTarget,
} from "../../../domain/contract/activity/steps.ts";
import { setSteps, setStepsTarget } from "../../data/activity/steps.ts";
import type { TraineeScope } from "../../data/scope.ts";
import { onOwnDay } from "../on-own-day.ts";
import { writtenDay } from "./written-day.ts";

/** Writes the total of one of the last seven days in the trainee's time zone. */
export async function writeSteps(scope: TraineeScope, total: DaySteps): Promise<StoredSteps> {
  const { written, today } = await onOwnDay(scope, (day) => setSteps(scope, total, day));
  return writtenDay(written.stored, { date: total.date, today });
}

/** Sets the target from the trainee's own day on. */
export async function writeStepsTarget(scope: TraineeScope, target: number): Promise<StoredTarget> {
  const { today } = await onOwnDay(scope, (day) => setStepsTarget(scope, target, day));
  return { date: today, target };
}
