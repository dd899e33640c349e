import { and, asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { DecidedProof } from "../../../domain/contract/memberships/payment-proofs.ts";
import { type ProofRefusal, proofCounts } from "../../../domain/memberships/payment-proofs.ts";
import { batchOf } from "../../db/batch.ts";
import { connectSession, type DatabaseClient } from "../../db/client.ts";
import {
  accountSettings,
  paymentProofs,
  payments,
  subscriptionChanges,
  traineeProfiles,
} from "../../db/schema.ts";
import { isTakenBack } from "../changes/taken-back.ts";
import { type PersonNotice, tellPerson } from "../notifications/person-notices.ts";
import { tellMany } from "../plumbing/outbox.ts";
import { refusalOf, refuseWhen } from "../proofs.ts";
import type { TrainerScope } from "../scope.ts";
import { isWaiting, proofColumns } from "./payment-proofs.ts";
import { reversalEntry } from "./payment-writes.ts";
import { balanceOf, chargesOf } from "./payments.ts";
import { planChoices, soldPlan } from "./plans.ts";
import { changeOf, termsOf } from "./subscription-line.ts";
import { type DatedStep, linesStatements } from "./subscription-lines.ts";

const t = paymentProofs;

/** A proof with everything that its decision shows; undefined for an unknown one. */
export async function getProof({ db }: TrainerScope, id: string) {
  const [found, plans] = await db.batch([
    db
      .select({
        ...proofColumns,
        traineeId: t.traineeId,
        planId: t.planId,
        sourceHash: t.sourceHash,
        contentHash: t.contentHash,
        look: t.look,
        erasedAt: t.erasedAt,
        name: traineeProfiles.name,
        timeZone: traineeProfiles.timeZone,
        endsOn: traineeProfiles.subscriptionEnd,
      })
      .from(t)
      .innerJoin(traineeProfiles, eq(traineeProfiles.id, t.traineeId))
      .where(and(eq(t.id, id), isNotNull(t.storedAt))),
    planChoices(db),
  ]);
  const [proof] = found;
  return proof && { proof, plans };
}

const likeColumns = {
  id: t.id,
  traineeId: t.traineeId,
  name: traineeProfiles.name,
  createdAt: t.createdAt,
  sourceHash: t.sourceHash,
  contentHash: t.contentHash,
  look: t.look,
};

/** The proofs to compare with one: those with the same bytes, and the latest of all people. And the person's balance. */
export async function readForDecision(
  { db }: TrainerScope,
  {
    id,
    traineeId,
    sourceHash,
    contentHash,
  }: { id: string; traineeId: string; sourceHash: string; contentHash: string | null },
) {
  const [same, latest, [balance], charges] = await db.batch([
    db
      .select(likeColumns)
      .from(t)
      .innerJoin(traineeProfiles, eq(traineeProfiles.id, t.traineeId))
      .where(
        sql`${t.id} in (select id from payment_proofs where source_hash = ${sourceHash}
          union select id from payment_proofs where content_hash = ${contentHash})
          and ${t.id} <> ${id} and ${t.storedAt} is not null`,
      )
      .orderBy(asc(t.createdAt))
      .limit(1),
    db
      .select(likeColumns)
      .from(t)
      .innerJoin(traineeProfiles, eq(traineeProfiles.id, t.traineeId))
      .where(sql`${t.storedAt} is not null and ${t.id} <> ${id}`)
      .orderBy(desc(t.storedAt))
      .limit(proofCounts.compared),
    balanceOf(db, traineeId),
    chargesOf(db, traineeId),
  ]);
  return { same: same[0], latest, balance: balance ?? { charged: 0, paid: 0 }, charges };
}

/** The proofs of a person that wait, the oldest first. */
export async function listWaitingProofs(
  { db }: TrainerScope,
  traineeId: string,
): Promise<string[]> {
  const { found } = await batchOf(db, {
    found: db
      .select({ id: t.id })
      .from(t)
      .where(sql`trainee_id = ${traineeId} and ${isWaiting}`)
      .orderBy(asc(t.storedAt)),
  });
  return found.map(({ id }) => id);
}

/** The basis of a decision; undefined for an unknown proof. */
export async function getProofBefore({ db }: TrainerScope, id: string, planId: string) {
  const [found, plan] = await db.batch([
    db
      .select({
        traineeId: t.traineeId,
        storedAt: t.storedAt,
        decision: t.decision,
        decidedAt: t.decidedAt,
        decisionId: t.decisionId,
        reason: t.reason,
        reasonWords: t.reasonWords,
        agorot: payments.agorot,
        paidOn: payments.paidOn,
        name: traineeProfiles.name,
        gender: traineeProfiles.gender,
        timeZone: traineeProfiles.timeZone,
        language: accountSettings.language,
      })
      .from(t)
      .innerJoin(traineeProfiles, eq(traineeProfiles.id, t.traineeId))
      .leftJoin(accountSettings, eq(accountSettings.accountId, t.traineeId))
      .leftJoin(payments, eq(payments.id, t.decisionId))
      .where(eq(t.id, id)),
    soldPlan(db, planId),
  ]);
  const [proof] = found;
  return proof && { proof, plan: plan[0] };
}

export const getTermsBefore = async ({ db }: TrainerScope, traineeId: string, changeId: string) => {
  const [terms, [change]] = await db.batch([termsOf(db, traineeId), changeOf(db, changeId)]);
  return { terms, change };
};

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
 * Undoes a decision: the reversal in the ledger, the subscriptions as they were, and the proof that waits again, all
 * or nothing.
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
  const { proofId } = decision;
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

/** The holder of a ticket to one picture. */
export interface ProofHolder {
  sessionId: string;
}

/** The store's key of a picture for the holder of a ticket; it proves the session at each request. */
export async function getProofKey(
  client: DatabaseClient,
  { traineeId, proofId }: { traineeId: string; proofId: string },
  { sessionId }: ProofHolder,
  now: number,
): Promise<string | undefined> {
  const db = connectSession(client, { id: sessionId, now });
  const { found } = await batchOf(db, {
    found: db
      .select({ key: t.key })
      .from(t)
      .where(
        and(
          eq(t.id, proofId),
          eq(t.traineeId, traineeId),
          sql`stored_at is not null and erased_at is null`,
        ),
      ),
  });
  return found[0]?.key;
}
