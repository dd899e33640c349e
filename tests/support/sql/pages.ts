import { formatSql, withEvenLists } from "./format.ts";
import { type PlanStep, planLines, plansOf } from "./plans.ts";
import type { SentStatement } from "./recorder.ts";

/** A statement of a function of worker/data, with its query plan. */
export interface StatementPlan {
  file: string;
  /** The name of the function. */
  name: string;
  sql: string;
  plan: PlanStep[];
}

const command = "npx vitest run --project worker tests/worker/db/statements.test.ts -u";

/** The sent statements of each function once, with their plans; the shortest list represents all lengths. */
export async function planStatements(sent: readonly SentStatement[]): Promise<StatementPlan[]> {
  const shortest = new Map<string, SentStatement>();
  for (const each of sent) {
    const key = JSON.stringify([each.origin, withEvenLists(each.sql)]);
    const known = shortest.get(key);
    if (!known || each.sql.length < known.sql.length) shortest.set(key, each);
  }
  // Later statements of a concurrent send have no function on the stack; the first one does.
  const named = new Set(sent.flatMap(({ origin, sql }) => (origin.name ? origin.file + sql : [])));
  const statements = [...shortest.values()].filter(
    ({ origin, sql }) => origin.name || !named.has(origin.file + sql),
  );
  const plans = await plansOf(statements);
  return statements
    .map(({ origin, sql }, index) => ({ ...origin, sql, plan: plans[index] ?? [] }))
    .sort((one, other) => compare(keyOf(one), keyOf(other)));
}

const keyOf = ({ file, name, sql }: StatementPlan) => `${file}\0${name}\0${withEvenLists(sql)}`;
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The room of a file; files at the root of worker/data are `shared`. */
export const roomOf = (file: string) =>
  file.includes("/") ? (file.split("/")[0] ?? "") : "shared";

/** The page of a room in docs/sql. */
export function pageOf(room: string, statements: readonly StatementPlan[]): string {
  const own = statements.filter(({ file }) => roomOf(file) === room);
  const headings = Map.groupBy(own, ({ file, name }) => `${file}: ${name}`);
  const parts = [...headings].map(([heading, group]) =>
    [
      `-- ${heading}`,
      ...group.map(({ sql, plan }) =>
        [`${formatSql(withEvenLists(sql))};`, ...planLines(plan)].join("\n"),
      ),
    ].join("\n\n"),
  );
  return `${[head(room), ...parts].join("\n\n")}\n`;
}

const head = (room: string) =>
  [
    room === "shared"
      ? "-- The statements of files at the root of worker/data, by file and function, each with its query plan."
      : `-- The statements of worker/data/${room}, by file and function, each with its query plan.`,
    `-- Generated: ${command}`,
  ].join("\n");
