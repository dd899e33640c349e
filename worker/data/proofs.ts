import type { D1PreparedStatement } from "@cloudflare/workers-types";
import { type SQL, sql } from "drizzle-orm";
import type { Database, DatabaseClient } from "../db/client.ts";
import { statement, toStatement } from "../db/statement.ts";

/** A statement that rolls its batch back with a reason if a condition fails. */
export function refuseWhen<Reason extends string>(
  db: Database,
  cases: readonly (readonly [SQL, Reason])[],
) {
  const whens = cases.map(([condition, reason]) => sql`when ${condition} then ${reason}`);
  // An invalid path raises an error that quotes it: the reason needs no second trip.
  const proof = sql`json_extract('{}', case ${sql.join(whens, sql` `)} else '$' end)`;
  // A select, because Drizzle cannot bind the values of raw statements in a batch.
  return db.select({ proof: proof.as("proof") }).from(sql`(select 1)`);
}

/** The same as hand-written SQL, with `:names` for its values. */
export const refused = (
  client: DatabaseClient,
  condition: string,
  reason: string,
  values: Readonly<Record<string, unknown>>,
) =>
  statement(
    client,
    `select json_extract('{}', iif(${condition}, '${reason}', '$')) as proof`,
    values,
  );

/** The reason of a failed batch, if one of these proofs failed it. */
export function refusalOf<Reason extends string>(
  error: unknown,
  reasons: readonly Reason[],
): Reason | undefined {
  const messages = [error, (error as { cause?: unknown } | null)?.cause].map(String).join(" ");
  return reasons.find((reason) => messages.includes(`'${reason}'`));
}

/** The reason of a batch's rollback, out of some; undefined if it committed. */
export async function refusalIn<Reason extends string>(
  reasons: readonly Reason[],
  batch: Promise<unknown>,
): Promise<Reason | undefined> {
  try {
    await batch;
    return undefined;
  } catch (error) {
    const refusal = refusalOf(error, reasons);
    if (refusal) return refusal;
    throw error;
  }
}

/**
 * Runs statements as one transaction, unless a refusal applies.
 * @param refusals conditions that must not hold, each with its reason
 * @returns the reason of the refusal; undefined if it committed
 */
export const batchUnless = <Reason extends string>(
  db: Database,
  refusals: readonly (readonly [SQL, Reason])[],
  statements: readonly D1PreparedStatement[],
): Promise<Reason | undefined> =>
  refusalIn(
    refusals.map(([, reason]) => reason),
    db.$client.batch([toStatement(db, refuseWhen(db, refusals)), ...statements]),
  );
