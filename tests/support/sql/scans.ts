import { formatSql } from "./format.ts";
import type { Scan } from "./lists.ts";

const word = /"([^"]+)"|'(?:[^']|'')*'|[\w]+|\S/g;
const notNames = new Set(
  "on where set using inner left right cross join group order limit union except values indexed".split(
    " ",
  ),
);

/** The names of a schema, which a plan may tell by another name. */
export interface Names {
  tables: ReadonlySet<string>;
  /** What each view reads. */
  views: ReadonlyMap<string, string>;
}

/** Which tables a plan reads from end to end. */
function scannedTables(
  { sql, plan }: { sql: string; plan: readonly { detail: string }[] },
  names: Names,
): string[] {
  const called = namesIn(sql, names);
  // What is made on the way is read whole, by a name that a table may have elsewhere in the statement.
  const made = new Set(
    plan.flatMap(({ detail }) => /^(?:CO-ROUTINE|MATERIALIZE) (\w+)/.exec(detail)?.[1] ?? []),
  );
  const found = plan.flatMap(({ detail }) => {
    const name = ofNoTable.test(detail) ? undefined : /^SCAN (\w+)/.exec(detail)?.[1];
    if (!name || made.has(name)) return [];
    const meant = called.get(name);
    if (!meant) throw new Error(`What is ${name}, which a plan scans (${detail})? Asked: ${sql}`);
    return [...meant];
  });
  return [...new Set(found)].sort();
}

const ofNoTable = /^SCAN (?:CONSTANT ROW|\d+ CONSTANT ROWS|\d+-ROW VALUES|\(|\S+ VIRTUAL TABLE)/;

/** What each name in a statement stands for: tables, or none of those. */
function namesIn(sql: string, { tables, views }: Names): Map<string, Set<string>> {
  const words = Array.from(sql.matchAll(word), ([text, quoted]) => quoted ?? text);
  const called = new Map<string, Set<string>>();
  const call = (name: string, table?: string) => {
    const known = called.get(name) ?? new Set();
    called.set(name, table ? known.add(table) : known);
  };
  const nameAfter = (nth: number) => {
    const at = words[nth]?.toLowerCase() === "as" ? nth + 1 : nth;
    const name = words[at] ?? "";
    return /^\w+$/.test(name) && !notNames.has(name.toLowerCase()) ? name : undefined;
  };
  for (const [nth, name] of words.entries()) {
    if (tables.has(name)) {
      call(name, name);
      const other = nameAfter(nth + 1);
      if (other) call(other, name);
    }
    const view = views.get(name);
    if (view !== undefined) {
      for (const [inner, meant] of namesIn(view, { tables, views: new Map() }))
        for (const table of meant) call(inner, table);
    }
    // `) name`, and `name as (` or `name(columns) as (`.
    if (name === ")") {
      const other = nameAfter(nth + 1);
      if (other) call(other);
    }
    if (name.toLowerCase() === "as") {
      const before = words[nth - 1] === ")" ? words.lastIndexOf("(", nth) - 1 : nth - 1;
      call(words[before] ?? "");
    }
    if (view !== undefined) call(nameAfter(nth + 1) ?? name);
  }
  return called;
}

interface Read {
  file: string;
  name: string;
  sql: string;
  plan: readonly { detail: string }[];
}

/** What is wrong with how statements find their rows: who reads a growing table from end to end, unlisted. */
export function faultsOf(
  told: readonly Read[],
  names: Names,
  { small, onPurpose }: { small: Record<string, string>; onPurpose: readonly Scan[] },
): string[] {
  const used = new Set<string>();
  const faults = told.flatMap((each) =>
    scannedTables(each, names)
      .filter((table) => !(table in small))
      .flatMap((table) => {
        const by = `${each.file}: ${each.name}`;
        const listed = onPurpose.find(
          (one) => one.by === by && (one.tables === "any" || one.tables.includes(table)),
        );
        if (!listed) return [refusal(by, table, each.sql)];
        used.add(`${by} ${listed.tables === "any" ? "any" : table}`);
        return [];
      }),
  );
  const idle = onPurpose.flatMap(({ by, tables }) =>
    (tables === "any" ? ["any"] : tables)
      .filter((table) => !used.has(`${by} ${table}`))
      .map(
        (table) =>
          `${by} is listed as reading ${table === "any" ? "tables" : table} from end to end, and does so no more: ` +
          "take it out of tests/support/sql/lists.ts.",
      ),
  );
  return [...new Set([...faults, ...idle])];
}

const refusal = (by: string, table: string, sql: string) =>
  `${by} reads the whole of ${table}, which grows with the business:\n${formatSql(sql)}\n` +
  "Ask by the columns that an index of it begins with, or add such an index (worker/db/schema). What has to read " +
  "all of it is listed in tests/support/sql/lists.ts with its reason.";
