import type { NewPlan, Plan, PlanChanges } from "../../../domain/contract/memberships/plans.ts";
import { MiranError } from "../../../domain/errors.ts";
import { deletePlan, insertPlan, updatePlan } from "../../data/memberships/plan-writes.ts";
import type { TrainerScope } from "../../data/scope.ts";

/** Adds an offered plan; a repetition changes nothing and has the same response. */
export async function createPlan(scope: TrainerScope, plan: NewPlan): Promise<Plan> {
  return found(await insertPlan(scope, { ...plan, ...tidy(plan) }), plan.id);
}

/** Changes the given fields of a plan; its subscriptions have copies. */
export async function changePlan(
  scope: TrainerScope,
  planId: string,
  changes: PlanChanges,
): Promise<Plan> {
  return found(await updatePlan(scope, planId, { ...changes, ...tidy(changes) }), planId);
}

/** Deletes an unused plan; a used one can only be archived. */
export async function removePlan(scope: TrainerScope, planId: string): Promise<void> {
  if ((await deletePlan(scope, planId)) === "in_use") throw new MiranError("plan_in_use");
}

function found(plans: readonly Plan[], id: string): Plan {
  const plan = plans.find((each) => each.id === id);
  if (!plan) throw new MiranError("not_found");
  return plan;
}

/** Texts as stored; an empty English one is null. */
function tidy({ name, englishName, features, englishFeatures }: PlanChanges): PlanChanges {
  const trimmed = (lines: string[]) => lines.map((line) => line.trim());
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(englishName !== undefined && { englishName: englishName?.trim() || null }),
    ...(features !== undefined && { features: trimmed(features) }),
    ...(englishFeatures !== undefined && {
      englishFeatures: englishFeatures && trimmed(englishFeatures),
    }),
  };
}
