import { and, desc, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import type {
  NewPaymentProof,
  OwnPaymentProof,
} from "../../../domain/contract/memberships/payment-proofs.ts";
import { proofCounts } from "../../../domain/memberships/payment-proofs.ts";
import { batchOf } from "../../db/batch.ts";
import { connect, connectSession, type Database, type DatabaseClient } from "../../db/client.ts";
import { decoded } from "../../db/decoded.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { outbox, paymentProofs, traineeProfiles } from "../../db/schema.ts";
import { noticeOfTrainee, type TrainerNotice } from "../notifications/trainer-notices.ts";
import { fileErasure, tellMany } from "../plumbing/outbox.ts";
import { refusalOf, refuseWhen } from "../proofs.ts";
import type { TraineeScope } from "../scope.ts";
import { traineeFiles } from "../trainee-files.ts";

const t = paymentProofs;
const dayMs = 86_400_000;

/** Whether a proof has arrived and has no decision. */
export const isWaiting = sql`decision is null and stored_at is not null`;

export const proofColumns = {
  id: t.id,
  planName: t.planName,
  englishPlanName: t.englishPlanName,
  agorot: t.agorot,
  note: t.note,
  createdAt: t.createdAt,
  hasArrived: decoded(sql<boolean>`"payment_proofs"."stored_at" is not null`, Boolean).as(
    "arrived",
  ),
  decision: t.decision,
  decidedAt: t.decidedAt,
  reason: t.reason,
  reasonWords: t.reasonWords,
};

const ownColumns = {
  ...proofColumns,
  sourceHash: t.sourceHash,
  look: t.look,
  paymentId: sql<string | null>`iif("payment_proofs"."decision" = 'accepted',
    "payment_proofs"."decision_id", null)`.as("payment_id"),
  paidAgorot: sql<number | null>`(select payment.agorot from payments payment
    where payment.id = "payment_proofs"."decision_id")`.as("paid_agorot"),
};

const isOwn = (traineeId: string, id: string) => and(eq(t.id, id), eq(t.traineeId, traineeId));

/** Tells the open screens of both sides that something about money changed. */
const bothTold = (db: Database, traineeId: string, { when, now }: { when: SQL; now: number }) =>
  tellMany(db, {
    people: sql`select id from accounts
      where (id = (select id from accounts where role = 'trainer') or id = ${traineeId}) and ${when}`,
    event: { type: "payments" },
    now,
  });

/** The caller's last proofs, the newest first. */
export async function listOwnProofs({ db, traineeId }: TraineeScope): Promise<OwnPaymentProof[]> {
  const { proofs } = await batchOf(db, {
    proofs: db
      .select(ownColumns)
      .from(t)
      .where(eq(t.traineeId, traineeId))
      .orderBy(desc(t.createdAt), desc(t.id))
      .limit(proofCounts.shown),
  });
  return proofs;
}

const given = (proof: NewPaymentProof) => ({ ...proof, note: proof.note?.trim() || null });

/**
 * Stores a proof before its picture; the same id again changes nothing.
 * @returns the stored one, or the refusal: an id of another proof, a plan that is not offered, or too many
 */
export async function createProof(
  { db, traineeId, now }: TraineeScope,
  input: NewPaymentProof,
): Promise<OwnPaymentProof | "conflict" | "unknown_choice" | "payment_proofs_full"> {
  const { id, plan, agorot, note, sourceHash, look } = given(input);
  const known = sql`exists (select 1 from payment_proofs where id = ${id})`;
  // A plan that was deleted since is known by its name alone.
  const isOtherPlan = sql`iif(plan_id is null and plan_name is not null, ${plan} is null,
    plan_id is not ${plan})`;
  const isOther = sql`exists (select 1 from payment_proofs where id = ${id}
    and (trainee_id <> ${traineeId} or source_hash <> ${sourceHash} or agorot <> ${agorot}
      or note is not ${note} or ${isOtherPlan}))`;
  const isGone = sql`not ${known} and ${plan} is not null
    and not exists (select 1 from plans where id = ${plan} and status = 'active')`;
  const isFull = sql`not ${known} and (
    (select count(*) from payment_proofs where trainee_id = ${traineeId} and decision is null)
      >= ${proofCounts.waiting}
    or (select count(*) from payment_proofs where trainee_id = ${traineeId}
      and created_at > ${now - dayMs}) >= ${proofCounts.inDay})`;
  try {
    const { stored } = await batchOf(db, {
      proof: refuseWhen(db, [
        [isOther, "conflict"],
        [isGone, "unknown_choice"],
        [isFull, "payment_proofs_full"],
      ]),
      inserted: insertSelect(
        db,
        t,
        {
          id,
          traineeId,
          planId: sql`plan.id`,
          planName: sql`plan.name`,
          englishPlanName: sql`plan.english_name`,
          agorot,
          note,
          key: `${traineeFiles(traineeId)}payment-proofs/${id}`,
          sourceHash,
          look,
          createdAt: now,
        },
        sql`from (select 1) left join plans plan on plan.id = ${plan} where true`,
      ).onConflictDoNothing(),
      stored: db.select(ownColumns).from(t).where(isOwn(traineeId, id)),
    });
    return stored[0] ?? "conflict";
  } catch (error) {
    const refusal = refusalOf(error, ["conflict", "unknown_choice", "payment_proofs_full"]);
    if (refusal) return refusal;
    throw error;
  }
}

/** What an arriving picture is checked against; undefined for an unknown proof. */
export async function readForPicture({ db, traineeId }: TraineeScope, id: string) {
  const { found } = await batchOf(db, {
    found: db
      .select({ key: t.key, storedAt: t.storedAt, name: traineeProfiles.name })
      .from(t)
      .innerJoin(traineeProfiles, eq(traineeProfiles.id, t.traineeId))
      .where(isOwn(traineeId, id)),
  });
  return found[0];
}

/**
 * Notes that a picture is in the store, and tells the trainer, once.
 * @returns false if the proof was withdrawn meanwhile
 */
export async function noteProofStored(
  { db, traineeId, now }: TraineeScope,
  {
    id,
    contentHash,
    notice,
  }: { id: string; contentHash: string | undefined; notice: TrainerNotice | undefined },
): Promise<boolean> {
  const { noted } = await batchOf(db, {
    told: bothTold(db, traineeId, { when: sql`true`, now }),
    noted: db
      .update(t)
      .set({
        storedAt: sql`coalesce(stored_at, ${now})`,
        ...(contentHash !== undefined && { contentHash }),
      })
      .where(isOwn(traineeId, id))
      .returning({ id: t.id }),
    noticed: notice && noticeOfTrainee(db, { senderId: traineeId, notice, now }),
  });
  return noted.length > 0;
}

/**
 * Withdraws a proof with its picture; a repetition changes nothing.
 * @returns false if it was decided
 */
export async function withdrawProof(
  { db, traineeId, now }: TraineeScope,
  id: string,
): Promise<"done" | "decided" | "not_found"> {
  const which = and(isOwn(traineeId, id), isNull(t.decision));
  const { deleted, left } = await batchOf(db, {
    told: bothTold(db, traineeId, { when: sql`exists (select 1 from ${t} where ${which})`, now }),
    erased: insertSelect(db, outbox, fileErasure(sql`key`, now), sql`from ${t} where ${which}`),
    deleted: db.delete(t).where(which).returning({ id: t.id }),
    left: db.select({ id: t.id }).from(t).where(isOwn(traineeId, id)),
  });
  if (deleted.length > 0) return "done";
  return left.length > 0 ? "decided" : "not_found";
}

/** The key of an own proof's picture; undefined without one. */
export async function getOwnProof({ db, traineeId }: TraineeScope, id: string) {
  const { found } = await batchOf(db, {
    found: db
      .select({ id: t.id })
      .from(t)
      .where(and(isOwn(traineeId, id), sql`stored_at is not null and erased_at is null`)),
  });
  return found[0];
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

/** Erases pictures of proofs decided before an instant; their rows and prints stay. @returns their number */
export async function erasePictures(
  client: DatabaseClient,
  { before, now, limit }: { before: number; now: number; limit: number },
): Promise<number> {
  const db = connect(client);
  const isOver = sql`id in (select id from payment_proofs
    where erased_at is null and decided_at < ${before} order by decided_at limit ${limit})`;
  const { erased } = await batchOf(db, {
    ordered: insertSelect(db, outbox, fileErasure(sql`key`, now), sql`from ${t} where ${isOver}`),
    erased: db.update(t).set({ erasedAt: now }).where(isOver).returning({ id: t.id }),
  });
  return erased.length;
}

/** Deletes proofs whose picture did not arrive in time. @returns their number */
export async function sweepUnsentProofs(
  client: DatabaseClient,
  { before, now, limit }: { before: number; now: number; limit: number },
): Promise<number> {
  const db = connect(client);
  const isOver = sql`id in (select id from payment_proofs
    where stored_at is null and ${lt(t.createdAt, before)} order by created_at limit ${limit})`;
  const { deleted } = await batchOf(db, {
    ordered: insertSelect(db, outbox, fileErasure(sql`key`, now), sql`from ${t} where ${isOver}`),
    deleted: db.delete(t).where(isOver).returning({ id: t.id }),
  });
  return deleted.length;
}
