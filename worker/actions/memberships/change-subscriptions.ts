import { undoableMs } from "../../../domain/changes/undo.ts";
import type {
  NewSubscriptionChange,
  SubscriptionLine,
} from "../../../domain/contract/memberships/subscriptions.ts";
import { MiranError } from "../../../domain/errors.ts";
import {
  changeSubscriptions,
  type LineChange,
} from "../../../domain/memberships/subscription-changes.ts";
import { isSameLine } from "../../../domain/memberships/subscriptions.ts";
import {
  getLineBefore,
  getSubscriptionLine,
  writeLine,
} from "../../data/memberships/subscription-changes.ts";
import type { TrainerScope } from "../../data/scope.ts";
import { changeAgain } from "../change-again.ts";

type Outcome = Awaited<ReturnType<typeof writeLine>>;

/** Changes a trainee's line of subscriptions, once even if repeated. */
export async function changeLine(
  scope: TrainerScope,
  traineeId: string,
  given: NewSubscriptionChange,
): Promise<SubscriptionLine> {
  const { line } = await changeAgain<Outcome>(async () => {
    const planId = "plan" in given ? given.plan : undefined;
    const before = await getLineBefore(scope, traineeId, { changeId: given.id, planId });
    if (!before) throw new MiranError("not_found");
    const { terms, today, change } = before;
    if (change) {
      if (change.traineeId !== traineeId || change.kind !== given.kind) {
        throw new MiranError("conflict");
      }
      return standingLine(scope, traineeId);
    }
    const outcome = changeSubscriptions(terms, lineChangeOf(scope, given, before.plan), today);
    if (outcome.kind === "refused") {
      throw new MiranError("invalid_request", { fields: { [outcome.field]: outcome.problem } });
    }
    const { id, kind } = given;
    const step = { traineeId, before: terms, after: outcome.terms, change: { id, kind } };
    return writeLine(scope, { ...step, today });
  });
  return line;
}

function lineChangeOf(
  { now }: TrainerScope,
  given: NewSubscriptionChange,
  plan: Extract<LineChange, { plan: unknown }>["plan"] | undefined,
): LineChange {
  if (!("plan" in given)) return given;
  if (!plan) {
    throw new MiranError("invalid_request", { fields: { plan: { code: "unknown_choice" } } });
  }
  return { kind: given.kind, id: given.id, plan, now };
}

/** Undoes the last change; a repetition changes nothing. */
export async function undoLineChange(
  scope: TrainerScope,
  traineeId: string,
  changeId: string,
): Promise<SubscriptionLine> {
  const { line } = await changeAgain<Outcome>(async () => {
    const before = await getLineBefore(scope, traineeId, { changeId });
    const change = before?.change;
    if (!before || change?.traineeId !== traineeId) throw new MiranError("not_found");
    if (change.undoneAt !== null) return standingLine(scope, traineeId);
    if (scope.now - change.createdAt > undoableMs.subscription) throw new MiranError("undo_over");
    if (!isSameLine(before.terms, change.after)) throw new MiranError("conflict");
    const step = { traineeId, before: before.terms, after: change.before };
    return writeLine(scope, { ...step, today: before.today, undoes: changeId });
  });
  return line;
}

async function standingLine(scope: TrainerScope, traineeId: string): Promise<Outcome> {
  const line = await getSubscriptionLine(scope, traineeId);
  return line ? { kind: "written", line } : { kind: "changed_meanwhile" };
}
