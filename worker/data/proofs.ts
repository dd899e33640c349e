import type { D1PreparedStatement } from "@cloudflare/workers-types";
import { type SQL, sql } from "drizzle-orm";
import type { Database, DatabaseClient } from "../db/client.ts";
import { statement, toStatement } from "../db/statement.ts";

/** A statement that rolls its batch back, saying why, when something does not hold. */
export function refuseWhen<Reason extends string>(
  db: Database,
  cases: readonly (readonly [SQL, Reason])[],
) {
  const whens = cases.map(([condition, reason]) => sql`when ${condition} then ${reason}`);
  // What is no path raises an error that quotes it: the reason comes along without a second trip.
  const proof = sql`json_extract('{}', case ${sql.join(whens, sql` `)} else '$' end)`;
  // A select, for drizzle cannot bind the values of raw statements in a batch.
  return db.select({ proof: proof.as("proof") }).from(sql`(select 1)`);
}

/** The same as SQL that is written by hand, with `:names` for its values. */
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

/** The reason that a failed batch carries, if one of these proofs failed it. */
export function refusalOf<Reason extends string>(
  error: unknown,
  reasons: readonly Reason[],
): Reason | undefined {
  const messages = [error, (error as { cause?: unknown } | null)?.cause].map(String).join(" ");
  return reasons.find((reason) => messages.includes(`'${reason}'`));
}

/** Why a batch was rolled back, of some reasons; undefined where it was not. */
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
 * Runs statements as one transaction, unless something refuses it.
 * @param refusals what must not hold before them, each with its reason
 * @returns the reason for which nothing was done
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
