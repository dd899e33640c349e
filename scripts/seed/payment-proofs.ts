import { initialPlans } from "../library/plans.ts";
import { seedIdSql } from "./ids.ts";
import { rowsSql, traineesSql } from "./sql.ts";
import type { SeedDatabase, SeedStatement } from "./statement.ts";
import { transferPicture } from "./transfer-picture.ts";

/** The person whose transfer waits for confirmation. */
const isPaying = "t.i = 2";
/** Hours before the latest instant at which the proof came. */
const sent = "(?2 - 5 * 3600000)";

/** A proof of a renewal by the person's plan, that waits; `drawProofs` has its picture. */
const waiting: SeedStatement = {
  parameters: ["trainees", "now", "rows"],
  rows: initialPlans.map(({ id, priceAgorot }) => ({
    plan: id,
    look: transferPicture(priceAgorot).look,
  })),
  sql: `with ${traineesSql}, ${rowsSql("looked", 3, ["plan", "look"])},
    paying as (select t.id, t.i, ${seedIdSql("paymentProof", sent, "t.i + 1", "0")} as proof
      from t where ${isPaying})
    insert into payment_proofs (id, trainee_id, plan_id, plan_name, english_plan_name, agorot, key,
      source_hash, look, created_at, stored_at)
    select paying.proof, paying.id, plan.id, plan.name, plan.english_name, plan.price_agorot,
      'trainees/' || paying.id || '/payment-proofs/' || paying.proof, printf('%064x', paying.i),
      looked.look, ${sent}, ${sent}
    from paying join trainee_profiles person on person.id = paying.id
      join plans plan on plan.id = person.subscription_plan join looked on looked.plan = plan.id`,
};

export const paymentProofStatements = [waiting] as const;

/** Draws the pictures of the rows; the store is the caller's. */
export async function drawProofs(
  database: SeedDatabase,
): Promise<{ key: string; content: Uint8Array<ArrayBuffer> }[]> {
  const { results } = await database
    .prepare("select key, agorot from payment_proofs")
    .all<{ key: string; agorot: number }>();
  return results.map(({ key, agorot }) => ({ key, content: transferPicture(agorot).content }));
}
