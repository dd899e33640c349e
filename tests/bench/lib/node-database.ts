import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { demoDatabase } from "../../../demo/server/database.ts";
import type { Sqlite } from "../../../demo/server/sqlite.ts";
import { persistencePath } from "../../../scripts/lib/database.ts";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import type { StateCopy } from "./state.ts";

/** The database of a state folder, while no server has it open. */
function fileOf(state: string): string {
  const found = readdirSync(persistencePath(state), { recursive: true, encoding: "utf8" }).find(
    (path) => path.includes("D1DatabaseObject") && /[0-9a-f]{64}\.sqlite$/.test(path),
  );
  if (found === undefined) throw new Error(`${state} holds no database`);
  return join(persistencePath(state), found);
}

/**
 * Opens the database of a state folder in this process: what its answers take is this process's memory,
 * without the stand-ins that speak to a server.
 */
export function openInProcess(state: string): { database: DatabaseClient; close: () => void } {
  const file = new DatabaseSync(fileOf(state));
  return { database: clientOf(file), close: () => file.close() };
}

/** The same for as long as `run` takes; the copy is gone afterwards. */
export async function withDatabase<Result>(
  { folder, remove }: StateCopy,
  run: (database: DatabaseClient) => Promise<Result>,
): Promise<Result> {
  const { database, close } = openInProcess(folder);
  try {
    return await run(database);
  } finally {
    close();
    remove();
  }
}

/** What the app needs of D1, over a database of this process. */
export function clientOf(file: DatabaseSync): DatabaseClient {
  const all = (sql: string, values: readonly SQLInputValue[] = []) => {
    const statement = file.prepare(sql);
    statement.setReturnArrays(true);
    const columns = statement.columns().map(({ name }) => name);
    return { columns, rows: statement.all(...values) as unknown as SQLInputValue[][] };
  };
  const sqlite = {
    run: all,
    get written() {
      return Number(all("select total_changes()").rows[0]?.[0] ?? 0);
    },
    size: 0,
    transaction<Result>(work: () => Result): Result {
      file.exec("begin");
      try {
        const result = work();
        file.exec("commit");
        return result;
      } catch (error) {
        file.exec("rollback");
        throw error;
      }
    },
  };
  return demoDatabase(sqlite as unknown as Sqlite);
}
