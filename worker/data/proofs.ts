import { type SQL, sql } from "drizzle-orm";
import type { Database, DatabaseClient } from "../db/client.ts";
import { statement } from "../db/statement.ts";

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
