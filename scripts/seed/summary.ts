import { tableFacts } from "../../worker/db/table-facts.ts";
import type { SeedDatabase } from "./statement.ts";

/** The number of rows of each table that has any, by the table's name. */
export type SeedSummary = Readonly<Record<string, number>>;

export async function summarize(database: SeedDatabase): Promise<SeedSummary> {
  const tables = tableFacts.map(([table]) => table);
  const counts = tables.map((table) => database.prepare(`select count(*) as rows from ${table}`));
  const answers = await database.batch<{ rows: number }>(counts);
  const filled = tables.flatMap((table, index): [string, number][] => {
    const rows = answers[index]?.results[0]?.rows ?? 0;
    return rows > 0 ? [[table, rows]] : [];
  });
  return Object.fromEntries(filled);
}
