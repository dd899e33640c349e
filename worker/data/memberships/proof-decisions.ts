import { eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { DecidedProof } from "../../../domain/contract/memberships/payment-proofs.ts";
import type { ProofRefusal } from "../../../domain/memberships/payment-proofs.ts";
import { batchOf } from "../../db/batch.ts";
import { notifications, paymentProofs, payments, subscriptionChanges } from "../../db/schema.ts";
import { isTakenBack } from "../changes/taken-back.ts";
import { type PersonNotice, tellPerson } from "../notifications/person-notices.ts";
import { tellMany } from "../plumbing/outbox.ts";
import { refusalOf, refuseWhen } from "../proofs.ts";
import type { TrainerScope } from "../scope.ts";
import { isWaiting } from "./payment-proofs.ts";
import { reversalEntry } from "./payment-writes.ts";
import { type DatedStep, linesStatements } from "./subscription-lines.ts";

const t = paymentProofs;

type Written =
  | { kind: "written"; proof: DecidedProof }
  | { kind: "changed_meanwhile" }
  | { kind: "conflict" };

const refusals = ["conflict", "changed_meanwhile"] as const;

interface Decision {
  proofId: string;
  traineeId: string;
  notice: PersonNotice;
}

/** Everything of a decision in one batch, if the proof still waits. */
async function decide(
  { db, now }: TrainerScope,
  { proofId, traineeId }: Omit<Decision, "notice">,
  { isStale, writes }: { isStale: ReturnType<typeof sql>; writes: readonly BatchItem<"sqlite">[] },
): Promise<Written> {
  try {
    const { stored } = await batchOf(db, {
      proof: refuseWhen(db, [[isStale, "conflict"]]),
      writes: [...writes],
      told: tellMany(db, {
        people: sql`select id from accounts where id = ${traineeId}`,
        event: { type: "payments" },
        now,
      }),
      stored: db
        .select({ decision: t.decision, decidedAt: t.decidedAt })
        .from(t)
        .where(eq(t.id, proofId)),
    });
    return stored[0] ? { kind: "written", proof: stored[0] } : { kind: "conflict" };
  } catch (error) {
    const refusal = refusalOf(error, refusals);
    if (refusal) return { kind: refusal };
    throw error;
  }
}

const isNotWaiting = (proofId: string) =>
  sql`not exists (select 1 from payment_proofs where id = ${proofId} and ${isWaiting})`;

/** The entry of the ledger, the renewal and the decision, all or nothing. */
export function acceptProof(
  scope: TrainerScope,
  {
    decisionId,
    agorot,
    paidOn,
    note,
    step,
    notice,
    ...decision
  }: Decision & {
    decisionId: string;
    agorot: number;
    paidOn: LocalDate;
    note: string | null;
    step: DatedStep | undefined;
  },
): Promise<Written> {
  const { db, now } = scope;
  const { proofId, traineeId } = decision;
  const isTaken = sql`exists (select 1 from payments where id = ${decisionId})`;
  return decide(scope, decision, {
    isStale: sql`${isNotWaiting(proofId)} or ${isTaken}`,
    writes: [
      db.insert(payments).values({
        id: decisionId,
        traineeId,
        agorot,
        method: "transfer",
        paidOn,
        note,
        createdAt: now,
      }),
      ...(step ? linesStatements(db, [step], now) : []),
      db
        .update(t)
        .set({ decision: "accepted", decidedAt: now, decisionId })
        .where(eq(t.id, proofId)),
      ...tellPerson(db, notice, { when: sql`true`, now }),
    ],
  });
}

/** The refusal of a proof, with its reason. */
export function refuseProof(
  scope: TrainerScope,
  {
    decisionId,
    reason,
    words,
    notice,
    ...decision
  }: Decision & { decisionId: string; reason: ProofRefusal; words: string | null },
): Promise<Written> {
  const { db, now } = scope;
  const { proofId } = decision;
  return decide(scope, decision, {
    isStale: isNotWaiting(proofId),
    writes: [
      db
        .update(t)
        .set({ decision: "refused", decidedAt: now, decisionId, reason, reasonWords: words })
        .where(eq(t.id, proofId)),
      ...tellPerson(db, notice, { when: sql`true`, now }),
    ],
  });
}

/**
 * Undoes a decision: the reversal in the ledger, the subscriptions as they were, its notice while it is unread, and the
 * proof that waits again, all or nothing.
 * @param step the line before the renewal; undefined without a renewal
 */
export function undoDecision(
  scope: TrainerScope,
  {
    decisionId,
    reversalId,
    step,
    ...decision
  }: Omit<Decision, "notice"> & {
    decisionId: string;
    /** Undefined for a refusal, which has no entry. */
    reversalId: string | undefined;
    step: DatedStep | undefined;
  },
): Promise<Written> {
  const { db, now } = scope;
  const { proofId, traineeId } = decision;
  const isOther = sql`not exists (select 1 from payment_proofs where id = ${proofId}
    and decision_id = ${decisionId})`;
  const isReversed = sql`exists (select 1 from payments
    where reverses = ${decisionId} or id = ${reversalId ?? ""})`;
  return decide(scope, decision, {
    isStale: sql`${isOther} or ${isReversed} or ${isTakenBack("subscription_changes", step ? decisionId : "")}`,
    writes: [
      ...(reversalId ? [reversalEntry(db, { id: decisionId, reversalId }, now)] : []),
      ...(step ? linesStatements(db, [step], now) : []),
      db
        .update(subscriptionChanges)
        .set({ undoneAt: now })
        .where(eq(subscriptionChanges.id, step ? decisionId : "")),
      db.delete(notifications).where(
        sql`id = ${decisionId} and recipient_id = ${traineeId} and sender_id is null
          and not exists (select 1 from notification_deliveries
            where notification_id = ${decisionId} and read_at is not null)`,
      ),
      db
        .update(t)
        .set({
          decision: null,
          decidedAt: null,
          decisionId: null,
          reason: null,
          reasonWords: null,
        })
        .where(eq(t.id, proofId)),
    ],
  });
}
