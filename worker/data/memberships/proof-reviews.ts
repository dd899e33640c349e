import { and, asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import { proofCounts } from "../../../domain/memberships/payment-proofs.ts";
import { batchOf } from "../../db/batch.ts";
import { accountSettings, paymentProofs, payments, traineeProfiles } from "../../db/schema.ts";
import type { TrainerScope } from "../scope.ts";
import { isWaiting, proofColumns } from "./payment-proofs.ts";
import { balanceOf, chargesOf } from "./payments.ts";
import { planChoices, soldPlan } from "./plans.ts";
import { changeOf, termsOf } from "./subscription-line.ts";

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
