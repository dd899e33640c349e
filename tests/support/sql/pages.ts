import { formatSql, withEvenLists } from "./format.ts";
import { type PlanStep, plansOf, tellPlan } from "./plans.ts";
import type { Sent } from "./recorder.ts";

/** A statement as it is told, of a function of worker/data. */
export interface Told {
  file: string;
  /** Of the function. */
  name: string;
  sql: string;
  plan: PlanStep[];
}

const renewing = "npx vitest run --project worker tests/worker/db/statements.test.ts -u";

/** What was sent, each statement of a function once, with its plan; of lists of any length the shortest stands for all. */
export async function tell(sent: readonly Sent[]): Promise<Told[]> {
  const shortest = new Map<string, Sent>();
  for (const each of sent) {
    const key = JSON.stringify([each.origin, withEvenLists(each.sql)]);
    const known = shortest.get(key);
    if (!known || each.sql.length < known.sql.length) shortest.set(key, each);
  }
  // What is sent several at once is sent out of nobody's sight; the first of them was not.
  const named = new Set(sent.flatMap(({ origin, sql }) => (origin.name ? origin.file + sql : [])));
  const statements = [...shortest.values()].filter(
    ({ origin, sql }) => origin.name || !named.has(origin.file + sql),
  );
  const plans = await plansOf(statements);
  return statements
    .map(({ origin, sql }, nth) => ({ ...origin, sql, plan: plans[nth] ?? [] }))
    .sort((one, other) => compare(keyOf(one), keyOf(other)));
}

const keyOf = ({ file, name, sql }: Told) => `${file}\0${name}\0${withEvenLists(sql)}`;
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The room of a file; what stands at the root of worker/data is shared. */
export const roomOf = (file: string) =>
  file.includes("/") ? (file.split("/")[0] ?? "") : "shared";

/** What docs/sql holds of a room. */
export function pageOf(room: string, told: readonly Told[]): string {
  const own = told.filter(({ file }) => roomOf(file) === room);
  const headings = Map.groupBy(own, ({ file, name }) => `${file}: ${name}`);
  const parts = [...headings].map(([heading, statements]) =>
    [
      `-- ${heading}`,
      ...statements.map(({ sql, plan }) =>
        [`${formatSql(withEvenLists(sql))};`, ...tellPlan(plan)].join("\n"),
      ),
    ].join("\n\n"),
  );
  return `${[head(room), ...parts].join("\n\n")}\n`;
}

const head = (room: string) =>
  [
    room === "shared"
      ? "-- The statements of what stands at the root of worker/data, by file and function, each with how D1 finds its rows."
      : `-- The statements of worker/data/${room}, by file and function, each with how D1 finds its rows.`,
    `-- Generated: ${renewing}`,
  ].join("\n");
