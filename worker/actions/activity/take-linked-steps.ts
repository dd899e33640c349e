import type { LinkedSteps, NewStepLink } from "../../../domain/contract/activity/steps.ts";
import { MiranError } from "../../../domain/errors.ts";
import { findStepLink, setStepLink, takeSteps } from "../../data/activity/step-links.ts";
import { tellingScope } from "../../data/plumbing/telling-scope.ts";
import { scopeOfStepLink, type TraineeScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { hashToken, newSecretToken } from "../../tokens/secret-token.ts";
import { onOwnDay } from "../on-own-day.ts";
import { settleTelling } from "../plumbing/settle-telling.ts";
import { writtenDay } from "./write-day.ts";

/** Makes a new link for the trainee; it is shown in full only in this response. */
export async function createStepLink(
  platform: Platform,
  scope: TraineeScope,
): Promise<NewStepLink> {
  const token = newSecretToken();
  await setStepLink(scope, await hashToken(token));
  return { url: `${platform.origin}/api/steps-link/${token}`, createdAt: scope.now };
}

/**
 * Stores a day's total from a phone's link, and tells both sides of a change. An invalid link, or one of an
 * inactive trainee, is not found.
 */
export async function takeLinkedSteps(
  platform: Platform,
  token: string,
  input: LinkedSteps,
): Promise<{ date: string; steps: number; saved: boolean }> {
  const tokenHash = await hashToken(token);
  if (!(await platform.limits.allows("stepLink", tokenHash))) {
    throw new MiranError("rate_limited", { retryAfter: 60 });
  }
  const traineeId = await findStepLink(platform.database, tokenHash);
  if (traineeId === undefined) throw new MiranError("not_found");
  const own = scopeOfStepLink(platform.database, traineeId, platform.now());
  const telling = tellingScope(own, {
    event: { type: "trainee", traineeId, what: "steps" },
    traineeId,
    trainer: true,
  });
  let changed = false;
  try {
    const { written, today } = await onOwnDay(telling.scope, (day) =>
      takeSteps(
        telling.scope,
        { date: input.date ?? day.today, steps: input.steps },
        { day, tokenHash },
      ),
    );
    if (!written.holds) throw new MiranError("not_found");
    const date = input.date ?? today;
    const row = writtenDay(written.row, { date, today });
    changed = written.changed;
    return { date, steps: row.steps, saved: row.steps === input.steps };
  } finally {
    settleTelling(platform, telling, changed);
  }
}
