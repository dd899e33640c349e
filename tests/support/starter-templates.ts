import { env } from "cloudflare:workers";
import { applyStarter } from "../../scripts/library/apply.ts";
import type {
  StarterPart,
  StarterRow,
  StarterValue,
} from "../../scripts/library/starter-tables.ts";
import { starter, starterDatabase, writeStarter } from "./starter.ts";

export type Row = Record<string, unknown>;
type Items = readonly (readonly StarterValue[])[];

export const starterTemplates = starter.find(
  ({ table }) => table.name === "templates",
) as StarterPart;
/** The last template with both exercises and meals. */
export const lastTemplate = starterTemplates.rows.findLast(({ items = [] }) =>
  items.every((each) => each.length > 0),
) as StarterRow;
const firstWeek = lastTemplate.items?.[0]?.filter((each) => each[2] === 0) ?? [];
/** The first three exercises of its first week, and its first meal. */
export const firstItem = firstWeek[0] ?? [];
export const secondItem = firstWeek[1] ?? [];
export const thirdItem = firstWeek[2] ?? [];
export const mealItem = lastTemplate.items?.[1]?.[0] ?? [];

export const idOf = (item: readonly StarterValue[]) => String(item[0]);
/** The index of a column in an exercise's item. */
export const indexInItem = (column: string) =>
  2 + (starterTemplates.table.items?.[0]?.columns.indexOf(column) ?? 0);
export const withItems = (row: StarterRow, exercises: Items, meals = row.items?.[1] ?? []) => ({
  ...row,
  items: [exercises, meals],
});

/** Applies a version with a changed last template. */
export const applyTemplateVersion = (change: (row: StarterRow) => StarterRow) =>
  applyStarter(
    starterDatabase,
    starter.map((each) =>
      each.table.name === "templates"
        ? {
            ...each,
            rows: each.rows.map((row) => (row.id === lastTemplate.id ? change(row) : row)),
          }
        : each,
    ),
  );

export const rowsOf = async (query: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(query)
      .bind(...values)
      .all<Row>()
  ).results;
export const run = (query: string, ...values: unknown[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .run();
export const storedItem = async (id: string) =>
  (await rowsOf("select * from template_exercises where id = ?", id))[0];

/** Writes the starter library again, after deleting it. */
export async function rewriteStarter(): Promise<void> {
  const emptied = ["templates", "meals", "foods", "exercises", "plans", "starter_rows"];
  await env.DB.batch([
    ...emptied.map((table) => env.DB.prepare(`delete from ${table}`)),
    env.DB.prepare("delete from settings where section = 'starter_library'"),
  ]);
  await writeStarter();
}
