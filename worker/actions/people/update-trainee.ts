import { localDateAt } from "../../../domain/calendar.ts";
import { canonicalEmail, canonicalPhone } from "../../../domain/contact.ts";
import type { TraineeChanges, TraineeDetails } from "../../../domain/contract/people/trainees.ts";
import { type FieldCode, MiranError } from "../../../domain/errors.ts";
import { changeSubscriptions } from "../../../domain/memberships/subscription-changes.ts";
import { roundTo } from "../../../domain/numerals.ts";
import { readGeneralSettings } from "../../../domain/plumbing/settings.ts";
import type { LineStep } from "../../data/memberships/subscription-line.ts";
import {
  getTraineeBefore,
  type TraineeBefore,
  writeTraineeChanges,
} from "../../data/people/trainee-changes.ts";
import { getSettings } from "../../data/plumbing/settings.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { MailMessage, Platform } from "../../platform.ts";
import { decisionMail } from "../../texts/decision-mail.ts";
import { noteSecurityEvent } from "../accounts/note-security-event.ts";
import { type PasswordOwner, requireNewPassword } from "../accounts/require-new-password.ts";
import { changeAgain } from "../change-again.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";
import { showTrainee } from "./show-trainee.ts";

/**
 * Changes the given fields of a trainee, so that edits of different fields on two devices both survive. A new
 * weight or measurement becomes a dated record, and a change of plan a subscription. A new password or address,
 * or an inactive status, ends all sessions. `whileStatus` limits the change to that status, or the one that it
 * sets: so it can be repeated.
 */
export async function updateTrainee(
  platform: Platform,
  scope: TrainerScope,
  traineeId: string,
  { password, ...input }: TraineeChanges,
): Promise<TraineeDetails> {
  const { plan, planChange, ...changes } = canonical(input);
  if (changes.email === platform.trainerEmail) throw emailTaken();
  const passwordHash =
    password === undefined
      ? undefined
      : await hashFor(platform, password, await ownerOf(scope, traineeId, changes));
  const outcome = await changeAgain(async () => {
    const before = await getTraineeBefore(scope, traineeId, { plan, planChange });
    if (!before) throw new MiranError("not_found");
    const { status, whileStatus = before.status } = changes;
    if (before.status !== whileStatus && before.status !== status) throw new MiranError("conflict");
    const line = lineAfter(scope, before, { plan, planChange });
    const moved = changes.email !== undefined && changes.email !== before.email;
    const decision = await decisionFor(platform, before, changes);
    const written = await writeTraineeChanges(scope, before, {
      ...changes,
      passwordHash,
      line,
      decision,
    });
    return { ...written, moved };
  });
  if (outcome.kind === "email_taken") throw emailTaken();
  const concerned = { account: traineeId, by: scope.actor.accountId };
  if (outcome.moved) noteSecurityEvent(platform, "email_changed", concerned);
  if (password !== undefined) noteSecurityEvent(platform, "password_changed", concerned);
  if (outcome.moved || password !== undefined || changes.status !== undefined) {
    platform.background(drainOutbox(platform));
  }
  return showTrainee(platform, scope, outcome.trainee);
}

/** The mail to a waiting person; undefined if nobody waited. */
async function decisionFor(
  { database, origin }: Platform,
  before: TraineeBefore,
  { status, email, name }: TraineeChanges,
): Promise<MailMessage | undefined> {
  if (before.status !== "pending" || status === undefined || status === "pending") return undefined;
  const to = email ?? before.email;
  if (to === null) return undefined;
  const { general } = await getSettings(database, "general");
  const { businessName } = readGeneralSettings(general);
  return decisionMail({
    accepted: status === "active",
    to,
    name: name ?? before.name,
    businessName,
    origin,
    language: before.language,
  });
}

/** The new line after a change of plan; undefined without a change. */
function lineAfter(
  { now }: TrainerScope,
  before: TraineeBefore,
  { plan, planChange }: Pick<TraineeChanges, "plan" | "planChange">,
): LineStep | undefined {
  const refused = (field: string, code: FieldCode) =>
    new MiranError("invalid_request", { fields: { [field]: { code } } });
  if (!planChange) {
    if (plan === undefined || plan === before.plan) return undefined;
    throw before.newPlan ? refused("planChange", "required") : refused("plan", "unknown_choice");
  }
  if (plan === undefined) throw refused("plan", "required");
  if (before.changed) {
    if (before.changed.traineeId !== before.id) throw new MiranError("conflict");
    return undefined;
  }
  if (!before.newPlan) throw refused("plan", "unknown_choice");
  const today = localDateAt(now, before.timeZone);
  const change = { ...planChange, plan: before.newPlan, now };
  const outcome = changeSubscriptions(before.terms, change, today);
  if (outcome.kind === "refused") throw refused("planChange", outcome.problem.code);
  return { traineeId: before.id, before: before.terms, after: outcome.terms, change: planChange };
}

/** The owner of the new password, by the new name and address; without an address nobody could sign in by it. */
async function ownerOf(
  scope: TrainerScope,
  traineeId: string,
  changes: Pick<TraineeChanges, "name" | "email" | "phone">,
) {
  const before = await getTraineeBefore(scope, traineeId);
  if (!before) throw new MiranError("not_found");
  const { name = before.name, email = before.email, phone = before.phone } = changes;
  if (email === null) {
    throw new MiranError("invalid_request", { fields: { email: { code: "required" } } });
  }
  return { role: "trainee", name, email, phone } as const;
}

async function hashFor(
  platform: Platform,
  password: string,
  owner: PasswordOwner,
): Promise<string> {
  await requireNewPassword(platform, owner, password, "password");
  return platform.passwords.hash(password);
}

const emailTaken = () => new MiranError("email_taken", { fields: { email: { code: "taken" } } });

function canonical({ measurements, ...changes }: Omit<TraineeChanges, "password">) {
  const result = { ...changes };
  if (result.name !== undefined) result.name = result.name.trim();
  if (result.email !== undefined) result.email = canonicalEmail(result.email);
  if (result.phone !== undefined) result.phone = canonicalPhone(result.phone);
  for (const name of ["height", "currentWeight", "targetWeight"] as const) {
    const value = result[name];
    if (value !== undefined) result[name] = roundTo(value, 1);
  }
  const rounded = Object.entries(measurements ?? {}).map(([kind, value]) => [
    kind,
    roundTo(value, 1),
  ]);
  return { ...result, measurements: Object.fromEntries(rounded) as typeof measurements };
}
