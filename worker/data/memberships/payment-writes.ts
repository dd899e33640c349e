import { eq, sql } from "drizzle-orm";
import type { NewPayments, Payment } from "../../../domain/contract/memberships/payments.ts";
import { batchOf } from "../../db/batch.ts";
import type { Database } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { payments } from "../../db/schema.ts";
import { tellMany } from "../plumbing/outbox.ts";
import { refusalOf, refuseWhen } from "../proofs.ts";
import type { TrainerScope } from "../scope.ts";
import { paymentColumns } from "./payments.ts";

const t = payments;
const event = { type: "payments" } as const;
const refusals = ["conflict", "not_found"] as const;
type Refusal = (typeof refusals)[number];

/**
 * Writes payments of one or several people, all or none; a repetition changes nothing.
 * @returns the stored payments, or the refusal: an id of another payment, or an unknown person
 */
export async function createPayments(
  { db, now }: TrainerScope,
  { payments: lines, method, paidOn, note }: NewPayments,
): Promise<Payment[] | Refusal> {
  const text = note?.trim() || null;
  const line = sql`json_each(${JSON.stringify(lines)}) line`;
  const given = (name: string) => sql`line.value ->> ${sql.raw(`'${name}'`)}`;
  const isOther = sql`exists (select 1 from ${line} join payments other on other.id = ${given("id")}
    where (other.trainee_id, other.agorot, other.method, other.paid_on, other.note, other.reverses)
      is not (${given("traineeId")}, ${given("agorot")}, ${method}, ${paidOn}, ${text}, null))`;
  const isNobody = sql`exists (select 1 from ${line} where not exists (
    select 1 from trainee_profiles person where person.id = ${given("traineeId")}))`;
  return written(async () => {
    const { stored } = await batchOf(db, {
      proof: refuseWhen(db, [
        [isOther, "conflict"],
        [isNobody, "not_found"],
      ]),
      told: tellMany(db, {
        people: sql`select ${given("traineeId")} as id from ${line}
          where not exists (select 1 from payments known where known.id = ${given("id")})`,
        event,
        now,
      }),
      inserted: insertSelect(
        db,
        t,
        {
          id: given("id"),
          traineeId: given("traineeId"),
          agorot: given("agorot"),
          method,
          paidOn,
          note: text,
          createdAt: now,
        },
        sql`from ${line} where true`,
      ).onConflictDoNothing(),
      stored: db
        .select(paymentColumns)
        .from(t)
        .where(sql`${t.id} in (select ${given("id")} from ${line})`),
    });
    return stored;
  });
}

/**
 * Reverses a payment by an entry of `reversalOf`; a repetition changes nothing.
 * @returns the present payment, or the refusal: unknown, a reversal, reversed by another entry, or an id of
 *   another entry
 */
export async function reversePayment(
  { db, now }: TrainerScope,
  { id, reversalId }: { id: string; reversalId: string },
): Promise<Payment | Refusal> {
  const isNone = sql`not exists (select 1 from payments where id = ${id})`;
  const isTaken = sql`exists (select 1 from payments where
    (id = ${id} and reverses is not null)
    or (id = ${reversalId} and reverses is not ${id})
    or (reverses = ${id} and id <> ${reversalId}))`;
  return written(async () => {
    const {
      stored: [stored],
    } = await batchOf(db, {
      proof: refuseWhen(db, [
        [isNone, "not_found"],
        [isTaken, "conflict"],
      ]),
      told: tellMany(db, {
        people: sql`select trainee_id as id from payments
          where id = ${id} and trainee_id is not null
            and not exists (select 1 from payments where id = ${reversalId})`,
        event,
        now,
      }),
      inserted: reversalEntry(db, { id, reversalId }, now),
      stored: db.select(paymentColumns).from(t).where(eq(t.id, id)),
    });
    return stored ?? "not_found";
  });
}

/** The entry that reverses a payment, for a batch that proves that none does. */
export const reversalEntry = (
  db: Database,
  { id, reversalId }: { id: string; reversalId: string },
  now: number,
) =>
  insertSelect(
    db,
    t,
    {
      id: reversalId,
      traineeId: sql`trainee_id`,
      agorot: sql`-agorot`,
      method: sql`method`,
      paidOn: sql`paid_on`,
      reverses: sql`id`,
      createdAt: now,
    },
    sql`from payments where id = ${id}`,
  ).onConflictDoNothing();

async function written<Stored>(write: () => Promise<Stored>): Promise<Stored | Refusal> {
  try {
    return await write();
  } catch (error) {
    const refusal = refusalOf(error, refusals);
    if (refusal) return refusal;
    throw error;
  }
}
