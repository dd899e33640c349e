import { stepBounds, targetStepBounds } from "../activity/steps.ts";
import { defaultTimeZone, isTimeZone } from "../calendar.ts";
import type { FieldRule } from "../fields.ts";
import {
  endChoices,
  type SubscriptionSettings,
  suspendAfter,
} from "../memberships/subscription-end.ts";
import { type RegistrationMode, registrationModes } from "../people/registration.ts";
import { asOneLine, isCleanText } from "../text.ts";

/*
 * The trainer's settings are stored a row a section. Each reader takes what is stored (anything,
 * or nothing) and fills in what is missing, so that a new setting needs no migration.
 */

type Stored = Record<string, unknown> | null | undefined;

/** What the trainer is called until they say. */
export const defaultTrainerName = "المدرب";

/** What the trainer writes of who they are. */
export const generalFields = {
  trainerName: { kind: "text", max: 80 },
  businessName: { kind: "text", max: 80, optional: true },
} as const satisfies Record<string, FieldRule>;

/** Who the trainer is to everybody else, and the zone of their days. */
export interface GeneralSettings {
  trainerName: string;
  /** What the business is called, where it has a name of its own. */
  businessName: string | null;
  timeZone: string;
}

/** The names trimmed and the trainer's never empty, the zone one that the runtime knows. */
export function readGeneralSettings(stored: Stored): GeneralSettings {
  const { trainerName, businessName, timeZone } = stored ?? {};
  return {
    trainerName: nameOf(trainerName) ?? defaultTrainerName,
    businessName: nameOf(businessName) ?? null,
    timeZone: typeof timeZone === "string" && isTimeZone(timeZone) ? timeZone : defaultTimeZone,
  };
}

function nameOf(stored: unknown): string | undefined {
  if (typeof stored !== "string" || !isCleanText(stored)) return undefined;
  return asOneLine(stored).trim() || undefined;
}

/** How sure one must be of who registers. */
export interface SecuritySettings {
  /** Who registers must confirm the address before the account opens. */
  emailConfirmation: boolean;
}

/** Anything but `true` means that no confirmation is asked for. */
export function readSecuritySettings(stored: Stored): SecuritySettings {
  return { emailConfirmation: stored?.emailConfirmation === true };
}

/** Whether and how visitors come in. */
export interface RegistrationSettings {
  mode: RegistrationMode;
}

/** Open unless another mode is stored. */
export function readRegistrationSettings(stored: Stored): RegistrationSettings {
  const mode = registrationModes.find((known) => known === stored?.mode);
  return { mode: mode ?? "open" };
}

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
export function readDefaultSettings(stored: Stored): DefaultSettings {
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

/** A reminder, unless something else is stored; days of grace within their bounds. */
export function readSubscriptionSettings(stored: Stored): SubscriptionSettings {
  const atEnd = endChoices.find((known) => known === stored?.atEnd);
  const days = stored?.suspendAfterDays;
  const { min, max } = suspendAfter;
  const known = typeof days === "number" && Number.isInteger(days) && days >= min && days <= max;
  return { atEnd: atEnd ?? "remind", suspendAfterDays: known ? days : suspendAfter.default };
}
