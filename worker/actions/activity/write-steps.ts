import type {
  DaySteps,
  StoredSteps,
  StoredTarget,
} from "../../../domain/contract/activity/steps.ts";
import { setSteps, setStepsTarget } from "../../data/activity/steps.ts";
import type { TraineeScope } from "../../data/scope.ts";
import { onOwnDay } from "../on-own-day.ts";
import { writeDay } from "./write-day.ts";

/** Writes the total of one of the last seven days in the trainee's time zone. */
export const writeSteps = (scope: TraineeScope, total: DaySteps): Promise<StoredSteps> =>
  writeDay(scope, total.date, (day) => setSteps(scope, total, day));

/** Sets the target from the trainee's own day on. */
export async function writeStepsTarget(scope: TraineeScope, target: number): Promise<StoredTarget> {
  const { today } = await onOwnDay(scope, (day) => setStepsTarget(scope, target, day));
  return { date: today, target };
}
