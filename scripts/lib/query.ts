import { applyMigrations, openLocalDatabase } from "./database.ts";
import type { Stage } from "./deployment.ts";
import { Refusal } from "./message.mjs";
import { queryRemotely } from "./remote-database.ts";
import { isBeingSeeded } from "./state-contents.ts";

/** The database of a stage of the deployment, or of a folder on this machine. */
export type Where = { stage: Stage } | { state: string };

/** The rows of each statement, run as one batch in that database. */
export async function queryIn<Row>(where: Where, statements: readonly string[]): Promise<Row[][]> {
  if ("stage" in where) return queryRemotely<Row>(statements.join(";\n"), where.stage);
  const { state } = where;
  if (isBeingSeeded(state))
    throw new Refusal(`Sample data is being written into ${state}: try again when it is finished.`);
  const { database, close } = await openLocalDatabase(state);
  try {
    await applyMigrations(database, state);
    const results = await database.batch<Row>(statements.map((each) => database.prepare(each)));
    return results.map((each) => each.results);
  } finally {
    await close();
  }
}
