import { formatSql } from "./format.ts";
import type { Scan } from "./lists.ts";

const word = /"([^"]+)"|'(?:[^']|'')*'|[\w]+|\S/g;
const notNames = new Set(
  "on where set using inner left right cross join group order limit union except values indexed".split(
    " ",
  ),
);

/** The names of a schema, for which a plan may use aliases. */
export interface Names {
  tables: ReadonlySet<string>;
  /** The statement of each view. */
  views: ReadonlyMap<string, string>;
}

/** The tables that a plan scans. */
function scannedTables(
  { sql, plan }: { sql: string; plan: readonly { detail: string }[] },
  names: Names,
): string[] {
  const aliases = namesIn(sql, names);
  // Intermediate results are scanned, under a name that a table may have elsewhere in the statement.
  const intermediate = new Set(
    plan.flatMap(({ detail }) => /^(?:CO-ROUTINE|MATERIALIZE) (\w+)/.exec(detail)?.[1] ?? []),
  );
  const found = plan.flatMap(({ detail }) => {
    const name = scanOfNoTable.test(detail) ? undefined : /^SCAN (\w+)/.exec(detail)?.[1];
    if (!name || intermediate.has(name)) return [];
    const scanned = aliases.get(name);
    if (!scanned) throw new Error(`A plan scans the unknown ${name} (${detail}): ${sql}`);
    return [...scanned];
  });
  return [...new Set(found)].sort();
}

const scanOfNoTable =
  /^SCAN (?:CONSTANT ROW|\d+ CONSTANT ROWS|\d+-ROW VALUES|\(|\S+ VIRTUAL TABLE)/;

/** The tables behind each name in a statement; none for an intermediate result. */
function namesIn(sql: string, { tables, views }: Names): Map<string, Set<string>> {
  const words = Array.from(sql.matchAll(word), ([text, quoted]) => quoted ?? text);
  const meanings = new Map<string, Set<string>>();
  const addMeaning = (name: string, table?: string) => {
    const known = meanings.get(name) ?? new Set();
    meanings.set(name, table ? known.add(table) : known);
  };
  const nameAfter = (index: number) => {
    const at = words[index]?.toLowerCase() === "as" ? index + 1 : index;
    const name = words[at] ?? "";
    return /^\w+$/.test(name) && !notNames.has(name.toLowerCase()) ? name : undefined;
  };
  for (const [index, name] of words.entries()) {
    if (tables.has(name)) {
      addMeaning(name, name);
      const alias = nameAfter(index + 1);
      if (alias) addMeaning(alias, name);
    }
    const view = views.get(name);
    if (view !== undefined) {
      for (const [inner, innerTables] of namesIn(view, { tables, views: new Map() }))
        for (const table of innerTables) addMeaning(inner, table);
    }
    // `) name`, and `name as (` or `name(columns) as (`.
    if (name === ")") {
      const alias = nameAfter(index + 1);
      if (alias) addMeaning(alias);
    }
    if (name.toLowerCase() === "as") {
      const before = words[index - 1] === ")" ? words.lastIndexOf("(", index) - 1 : index - 1;
      addMeaning(words[before] ?? "");
    }
    if (view !== undefined) addMeaning(nameAfter(index + 1) ?? name);
  }
  return meanings;
}

interface Read {
  file: string;
  name: string;
  sql: string;
  plan: readonly { detail: string }[];
}

/** Faults of statements: unlisted scans of growing tables, and listed scans that no longer happen. */
export function faultsOf(
  statements: readonly Read[],
  names: Names,
  { small, onPurpose }: { small: Record<string, string>; onPurpose: readonly Scan[] },
): string[] {
  const used = new Set<string>();
  const faults = statements.flatMap((each) =>
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
  const obsolete = onPurpose.flatMap(({ by, tables }) =>
    (tables === "any" ? ["any"] : tables)
      .filter((table) => !used.has(`${by} ${table}`))
      .map(
        (table) =>
          `${by} is listed as reading ${table === "any" ? "tables" : table} from end to end, and does so no more: ` +
          "remove it from tests/support/sql/lists.ts.",
      ),
  );
  return [...new Set([...faults, ...obsolete])];
}

const refusal = (by: string, table: string, sql: string) =>
  `${by} reads the whole of ${table}, which grows with the business:\n${formatSql(sql)}\n` +
  "Filter by the first columns of an index, or add such an index (worker/db/schema). A statement that must read " +
  "all rows is listed in tests/support/sql/lists.ts with its reason.";
