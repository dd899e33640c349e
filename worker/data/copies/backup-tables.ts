import { type CellValue, cellsLine } from "../../../domain/copies/backups.ts";
import type { DatabaseClient } from "../../db/client.ts";
import { statement } from "../../db/statement.ts";
import { tableFacts } from "../../db/table-facts.ts";

/** Tables left out of backups, each with its reason. A new table is included by default. */
export const leftOutTables: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    tableFacts.flatMap(([table, { backup }]) =>
      typeof backup === "string" ? [[table, backup]] : [],
    ),
  ),
  d1_migrations: "about the database itself",
  local_seed: "about a folder on a developer's machine",
};

/** Tables with only some rows in a backup. */
const onlyRows: Readonly<Record<string, string>> = Object.fromEntries(
  tableFacts.flatMap(([table, { backup }]) =>
    typeof backup === "object" ? [[table, backup.where]] : [],
  ),
);

/**
 * Tables written by triggers that rows cannot restore, because they include deleted trainees. They are restored
 * last.
 */
const putInPlace: ReadonlySet<string> = new Set(["ledger_months"]);

/**
 * Tables read first. A week that is opened during the backup is in both tables rather than in none; none is
 * packed then.
 */
const readFirst: ReadonlySet<string> = new Set(["packed_weeks", "packed_exercise_days"]);

/** Rows of a new deployment; a restore deletes them. */
const startedWith: ReadonlySet<string> = new Set([
  "plans",
  "foods",
  "food_portions",
  "exercises",
  "meals",
  "meal_foods",
  "templates",
  "template_exercises",
  "template_meals",
  "check_in_forms",
  "starter_rows",
  "settings",
]);

interface Reference {
  column: string;
  table: string;
  key: string;
  /** Whether a row stays, with null, after the deletion of its reference. */
  isOptional: boolean;
}

/** A table, as described by the database. */
export interface BackupTable {
  name: string;
  columns: string[];
  key: string[];
  references: Reference[];
}

/** The last migration of the database. */
export async function schemaVersion(client: DatabaseClient): Promise<string> {
  const query = "select name from d1_migrations order by id desc limit 1";
  return (await client.prepare(query).first<string>("name")) ?? "";
}

/** All tables of a backup, referring tables first. */
export async function listBackupTables(client: DatabaseClient): Promise<BackupTable[]> {
  const { results } = await client
    .prepare(
      `select m.name as "table", c.name as "column", c.pk as place
       from sqlite_master m join pragma_table_info(m.name) c
       where m.type = 'table' and m.name not like 'sqlite\\_%' escape '\\'
         and m.name not like '\\_cf\\_%' escape '\\'
       order by m.name, c.cid`,
    )
    .all<{ table: string; column: string; place: number }>();
  const names = [...new Set(results.map(({ table }) => table))].filter(
    (name) => !(name in leftOutTables),
  );
  const references = await referencesOf(client, names);
  const tables = names.map((name, at): BackupTable => {
    const columns = results.filter(({ table }) => table === name);
    const key = columns.filter(({ place }) => place > 0).sort((a, b) => a.place - b.place);
    if (key.length === 0) throw new Error(`${name} has no key by which to read it`);
    return {
      name,
      columns: columns.map(({ column }) => column),
      key: key.map(({ column }) => column),
      references: (references[at] ?? []).filter(({ table }) => names.includes(table)),
    };
  });
  return inOrder(
    tables.sort((a, b) => Number(readFirst.has(b.name)) - Number(readFirst.has(a.name))),
  );
}

async function referencesOf(
  client: DatabaseClient,
  names: readonly string[],
): Promise<Reference[][]> {
  const found = await client.batch<{ from: string; table: string; to: string; on_delete: string }>(
    names.map((name) => client.prepare(`pragma foreign_key_list("${name}")`)),
  );
  return found.map(({ results }) =>
    results.map(({ from, table, to, on_delete }) => ({
      column: from,
      table,
      key: to,
      isOptional: on_delete === "SET NULL",
    })),
  );
}

/** A referring row is read first, so that its reference exists when that table is read. */
function inOrder(tables: readonly BackupTable[]): BackupTable[] {
  const ordered: BackupTable[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const isReferred = ({ name }: BackupTable) =>
      left.some(
        (other) =>
          other.name !== name && other.references.some((reference) => reference.table === name),
      );
    const free = left.filter((table) => !isReferred(table));
    if (free.length === 0) throw new Error("tables refer to each other in a ring");
    ordered.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}

const quoted = (name: string) => `"${name}"`;

/** A page of a table in the order of its key as lines, with the key of the last row. */
export async function readTablePage(
  client: DatabaseClient,
  { name, columns, key }: BackupTable,
  { after, limit }: { after: readonly CellValue[] | null; limit: number },
): Promise<{ lines: string[]; last: CellValue[] | null }> {
  const order = key.map(quoted).join(", ");
  const conditions = [
    ...(after ? [`(${order}) > (${key.map((_, place) => `:after${place}`).join(", ")})`] : []),
    ...(onlyRows[name] ? [onlyRows[name]] : []),
  ];
  const where = conditions.length > 0 ? `where ${conditions.join(" and ")}` : "";
  const afterKey = after?.map((value, place) => [`after${place}`, value]) ?? [];
  const { results } = await statement(
    client,
    `select ${columns.map(quoted).join(", ")} from ${quoted(name)} ${where} order by ${order} limit :limit`,
    { ...Object.fromEntries(afterKey), limit },
  ).all<Record<string, CellValue>>();
  const last = results.at(-1);
  return {
    lines: results.map((row) => cellsLine(columns.map((column) => row[column] ?? null))),
    last: last && results.length === limit ? key.map((column) => last[column] ?? null) : null,
  };
}

/**
 * Restores a page of lines. Existing rows stay. A row whose owner was deleted during the backup is left out; an
 * optional reference becomes null.
 * @param lines a JSON array of the page's lines
 */
export function writeTablePage(
  client: DatabaseClient,
  { name, columns, references }: BackupTable,
  { lines, written, where }: { lines: string; written: readonly string[]; where?: string },
) {
  const cell = (column: string) => cellAt(written.indexOf(column));
  const isThere = ({ column, table, key }: Reference) =>
    `exists (select 1 from ${quoted(table)} where ${quoted(key)} = ${cell(column)})`;
  const others = references.filter(({ table }) => table !== name);
  const values = columns.map((column) => {
    const optional = others.find((each) => each.isOptional && each.column === column);
    return optional ? `iif(${isThere(optional)}, ${cell(column)}, null)` : cell(column);
  });
  const conditions = others
    .filter(({ isOptional }) => !isOptional)
    .map((each) => `(${cell(each.column)} is null or ${isThere(each)})`);
  const all = [
    "true",
    ...conditions,
    ...(where ? [where.replace(/\{(\w+)\}/g, (_, c) => cell(c))] : []),
  ];
  return statement(
    client,
    `insert into ${quoted(name)} (${columns.map(quoted).join(", ")})
       select ${values.join(", ")} from json_each(:lines) where ${all.join(" and ")}
       on conflict do nothing`,
    { lines },
  );
}

const cellAt = (place: number) =>
  `iif(json_type(value, '$[${place}]') = 'object',
    unhex(json_extract(value, '$[${place}].hex')), json_extract(value, '$[${place}]'))`;

/** One pass over a table's parts during a restore. */
interface TablePass {
  table: string;
  where?: string;
}

/** The passes of a restore: referenced rows first, within a table too, and rows of triggers last. */
export function passesBack(tables: readonly BackupTable[]): TablePass[] {
  const back = tables.toReversed();
  const passes = (place: boolean) =>
    back
      .filter(({ name }) => putInPlace.has(name) === place)
      .flatMap(({ name, references }): TablePass[] => {
        const own = references.find(({ table }) => table === name);
        return own
          ? [{ table: name, where: `{${own.column}} is null` }, { table: name }]
          : [{ table: name }];
      });
  return [...passes(false), ...passes(true)];
}

/** Deletes a table's rows by triggers before its own rows are restored. */
export const clearBefore = (client: DatabaseClient, table: string) =>
  putInPlace.has(table) ? [client.prepare(`delete from ${quoted(table)}`)] : [];

/** Tables with rows beyond those of a new deployment. */
export async function listFilledTables(
  client: DatabaseClient,
  tables: readonly BackupTable[],
): Promise<string[]> {
  const asked = tables.filter(({ name }) => !startedWith.has(name));
  const found = await client.batch<{ filled: number }>(
    asked.map(({ name }) =>
      client.prepare(`select exists (select 1 from ${quoted(name)}) as filled`),
    ),
  );
  return asked.filter((_, at) => found[at]?.results[0]?.filled === 1).map(({ name }) => name);
}

/** Statements that delete the rows of a new deployment. */
export const clearBeginning = (client: DatabaseClient, tables: readonly BackupTable[]) =>
  tables
    .filter(({ name }) => startedWith.has(name))
    .map(({ name }) => client.prepare(`delete from ${quoted(name)}`));

export async function countRows(
  client: DatabaseClient,
  tables: readonly string[],
): Promise<Record<string, number>> {
  const found = await client.batch<{ rows: number }>(
    tables.map((name) => client.prepare(`select count(*) as rows from ${quoted(name)}`)),
  );
  return Object.fromEntries(tables.map((name, at) => [name, found[at]?.results[0]?.rows ?? 0]));
}
