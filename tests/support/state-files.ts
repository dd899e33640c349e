import { globSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { persistencePath } from "../../scripts/lib/database.ts";

/** Queries the database file of a state folder without a server. */
export function queryState(state: string, query: string): Record<string, unknown>[] {
  const folder = join(persistencePath(state), "d1/miniflare-D1DatabaseObject");
  const files = globSync("*.sqlite", { cwd: folder }).filter((name) => name !== "metadata.sqlite");
  if (files.length !== 1) throw new Error(`${folder} has ${files.join(", ") || "no database"}`);
  const database = new DatabaseSync(join(folder, files[0] ?? ""));
  try {
    // Rows have no prototype, which a comparison would report as a difference.
    return database
      .prepare(query)
      .all()
      .map((row) => ({ ...row }));
  } finally {
    database.close();
  }
}
