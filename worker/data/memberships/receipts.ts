import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Settlement } from "../../../domain/contract/memberships/payments.ts";
import { settlementOf } from "../../../domain/memberships/receipts.ts";
import { payments, subscriptions } from "../../db/schema.ts";
import type { TraineeScope, TrainerScope } from "../scope.ts";

const none: Settlement = { covers: [], opening: 0, ahead: 0, left: null };

/** The purpose of a payment, and the balance after it; undefined if unknown. */
export const getSettlement = ({ db }: TrainerScope, id: string) =>
  readSettlement(db, eq(payments.id, id));

/** The same for the caller's own payment. */
export const getOwnSettlement = ({ db, traineeId }: TraineeScope, id: string) =>
  readSettlement(db, and(eq(payments.id, id), eq(payments.traineeId, traineeId)));

async function readSettlement(
  db: TrainerScope["db"] | TraineeScope["db"],
  which: SQL | undefined,
): Promise<Settlement | undefined> {
  const payer = db.select({ id: payments.traineeId }).from(payments).where(which);
  const counts = sql`reverses is null and not exists (select 1 from payments reversal
    where reversal.reverses = earlier.id)`;
  const [[found], terms] = await db.batch([
    db
      .select({
        traineeId: payments.traineeId,
        agorot: payments.agorot,
        paidOn: payments.paidOn,
        isTakenBack: sql<number>`exists (select 1 from payments reversal
          where reversal.reverses = "payments"."id")`.as("is_taken_back"),
        paidBefore: sql<number>`(select coalesce(sum(earlier.agorot), 0) from payments earlier
          where earlier.trainee_id = "payments"."trainee_id" and ${counts}
          and (earlier.created_at, earlier.id) < ("payments"."created_at", "payments"."id"))`.as(
          "paid_before",
        ),
        opening: sql<number>`coalesce((select opening.agorot from opening_balances opening
          where opening.trainee_id = "payments"."trainee_id"), 0)`.as("opening_agorot"),
      })
      .from(payments)
      .where(and(which, isNull(payments.reverses))),
    db
      .select({
        planName: subscriptions.planName,
        englishPlanName: subscriptions.englishPlanName,
        startsOn: subscriptions.startsOn,
        endsOn: subscriptions.endsOn,
        priceAgorot: subscriptions.priceAgorot,
      })
      .from(subscriptions)
      .where(and(sql`trainee_id = ${payer}`, eq(subscriptions.billed, true))),
  ]);
  if (!found) return undefined;
  if (found.traineeId === null || found.isTakenBack) return none;
  return settlementOf(found, terms, found.paidBefore, found.opening);
}
