import { localDateAt } from "../../../domain/calendar.ts";
import type {
  NewNutritionTarget,
  NutritionTargets,
} from "../../../domain/contract/body/nutrition-targets.ts";
import { MiranError } from "../../../domain/errors.ts";
import { listNutritionTargets, setNutritionTarget } from "../../data/body/nutrition-targets.ts";
import type { TraineeScope } from "../../data/scope.ts";
import { onOwnDay } from "../on-own-day.ts";

/** A trainee's nutrition targets, past and present. */
export async function readNutritionTargets(scope: TraineeScope): Promise<NutritionTargets> {
  const { targets, timeZone } = await listNutritionTargets(scope);
  if (timeZone === undefined) throw new MiranError("not_found");
  return { today: localDateAt(scope.now, timeZone), targets };
}

/** Sets the target from the trainee's own day on. */
export async function changeNutritionTarget(
  scope: TraineeScope,
  input: NewNutritionTarget,
): Promise<NutritionTargets> {
  const { written, today } = await onOwnDay(scope, (day) => setNutritionTarget(scope, input, day));
  return { today, targets: written.targets };
}
