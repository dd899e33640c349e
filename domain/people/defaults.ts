import { stepBounds, targetStepBounds } from "../person-bounds.ts";
import type { StoredSection } from "../plumbing/settings.ts";

/** Values of a new trainee, whoever registers them. */
export interface DefaultSettings {
  /** A plan's id. Null, or a plan no longer on offer, means the first on offer. */
  plan: string | null;
  /** Steps a day. */
  targetSteps: number;
}

/** Whether a number can be the default target: 1,000 to 20,000 by 500. */
export const isDefaultTarget = (steps: unknown): steps is number =>
  typeof steps === "number" &&
  steps >= targetStepBounds.min &&
  steps <= targetStepBounds.max &&
  steps % stepBounds.targetStep === 0;

/** The stored choices, if valid. */
export function readDefaultSettings(stored: StoredSection): DefaultSettings {
  const { plan, targetSteps } = stored ?? {};
  return {
    plan: typeof plan === "string" && plan !== "" ? plan : null,
    targetSteps: isDefaultTarget(targetSteps) ? targetSteps : stepBounds.defaultTarget,
  };
}

/**
 * The plan chosen in a new form.
 * @param offered in the trainer's order
 * @returns undefined without an offer
 */
export function defaultPlanOf(
  { plan }: Pick<DefaultSettings, "plan">,
  offered: readonly { id: string }[],
): string | undefined {
  return (offered.find(({ id }) => id === plan) ?? offered[0])?.id;
}
