import { stepBounds, targetStepBounds } from "../person-bounds.ts";

/** What a new trainee begins with, whoever registers them. */
export interface DefaultSettings {
  /** A plan's id; null, and one that is no longer offered, stand for the first that is. */
  plan: string | null;
  /** Steps a day. */
  targetSteps: number;
}

/** Whether a number may be everybody's first target: 1000 to 20 000 by 500. */
export const isDefaultTarget = (steps: unknown): steps is number =>
  typeof steps === "number" &&
  steps >= targetStepBounds.min &&
  steps <= targetStepBounds.max &&
  steps % stepBounds.targetStep === 0;

/** The stored choices, as far as they are such. */
export function readDefaultSettings(
  stored: Record<string, unknown> | null | undefined,
): DefaultSettings {
  const { plan, targetSteps } = stored ?? {};
  return {
    plan: typeof plan === "string" && plan !== "" ? plan : null,
    targetSteps: isDefaultTarget(targetSteps) ? targetSteps : stepBounds.defaultTarget,
  };
}

/**
 * The plan that a form has chosen at first.
 * @param offered in the trainer's order
 * @returns undefined while nothing is offered
 */
export function defaultPlanOf(
  { plan }: Pick<DefaultSettings, "plan">,
  offered: readonly { id: string }[],
): string | undefined {
  return (offered.find(({ id }) => id === plan) ?? offered[0])?.id;
}
