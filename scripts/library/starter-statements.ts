import { jsonRows } from "../../worker/db/json-rows.ts";
import { areAsWritten, followRow, putItems } from "./starter-items.ts";
import {
  type StarterPart,
  type StarterRow,
  type StarterTable,
  starterTables,
} from "./starter-tables.ts";

/** A table's own staged rows. */
const isStaged = ({ name }: StarterTable) => `noun = '${name}' and wanted is not null`;
const listed = (names: readonly string[]) => names.join(", ");
const places = (from: string, names: readonly string[]) =>
  names.map((_, place) => `${from} ->> ${place}`);

/** Parts and items are last, so that their path is independent of later columns. */
const contentOf = ({ values, parts, items }: StarterRow) => [
  ...values,
  ...(parts ? [parts] : []),
  ...(items ?? []),
];
const partsPath = "$[#-1]";

/** `value` is `[id, [value, …]]`. */
const stage = ({ table, rows }: StarterPart) =>
  jsonRows(rows.map((row) => [row.id, contentOf(row)])).map(
    (json) => `insert into starter_rows (noun, id, wanted)
select '${table.name}', value ->> 0, value -> 1 from json_each(${json}) where true
on conflict (noun, id) do update set wanted = excluded.wanted where written is not excluded.wanted`,
  );

/** Whether row `t` equals its last `written` content, parts and items included. */
function isAsWritten({ columns, derived, added, parts, items = [] }: StarterTable): string {
  const first = columns.length + derived.length;
  const content = [
    `(${listed(columns.map((name) => `t.${name}`))}) is (${listed(places("written", columns))})`,
    // Earlier versions wrote no value at these places; parts follow them.
    ...added.map((name, index) => `t.${name} is written ->> ${first + index}`),
    ...areAsWritten(items),
  ].join(" and ");
  if (!parts) return content;
  const list = (texts: readonly string[], amount: string) =>
    // In the column's type on both sides, so that 240 equals 240.0.
    `json_group_array(json_array(${listed([...texts, `cast(${amount} as real)`])}))`;
  return `${content} and (
    select ${list(parts.texts, parts.amount)}
    from (select * from ${parts.table} where ${parts.owner} = t.id order by position)
  ) = (
    select ${list(places("value", parts.texts), `value ->> ${parts.texts.length}`)}
    from json_each(written, '${partsPath}')
  )`;
}

/** The ids of rows without other edits since they were written. */
const untouched = (table: StarterTable) => `select t.id from ${table.name} t
join starter_rows on noun = '${table.name}' and starter_rows.id = t.id where ${isAsWritten(table)}`;

/** Drops the staged content of rows that others changed, deleted or created. */
const leaveToOthers = (
  table: StarterTable,
) => `update starter_rows as s set written = coalesce(written, wanted), wanted = null
where ${isStaged(table)} and iif(
  written is null,
  exists (select 1 from ${table.name} t where t.id = s.id),
  not exists (select 1 from ${table.name} t where t.id = s.id and ${isAsWritten(table)})
)`;

function put(table: StarterTable): string {
  const columns = [...table.columns, ...table.derived, ...table.added];
  const beside = Object.keys(table.beside);
  return `insert into ${table.name} (${listed(["id", ...columns, ...beside])})
select ${listed(["id", ...places("wanted", columns), ...Object.values(table.beside)])}
from starter_rows where ${isStaged(table)}
on conflict (id) do update set ${listed(columns.map((name) => `${name} = excluded.${name}`))}`;
}

function putParts(table: StarterTable): string[] {
  if (!table.parts) return [];
  const { table: name, owner, texts, amount } = table.parts;
  const columns = [...texts, amount];
  return [
    `delete from ${name} where ${owner} in (select id from starter_rows where ${isStaged(table)})`,
    `insert into ${name} (${listed([owner, "position", ...columns])})
select ${listed(["s.id", "part.key", ...places("part.value", columns)])}
from starter_rows s, json_each(s.wanted, '${partsPath}') part where ${isStaged(table)}`,
  ];
}

const rememberWritten =
  "update starter_rows set written = wanted, wanted = null where wanted is not null";

/**
 * The SQL of one transaction that updates starter rows: it inserts new ones and updates rows without other
 * edits. Edited and deleted rows stay.
 */
export const starterStatements = (starter: readonly StarterPart[]): string[] => [
  ...starter.flatMap((part) => [
    ...stage(part),
    leaveToOthers(part.table),
    ...Object.values<StarterTable>(starterTables).flatMap((other) =>
      followRow(part.table, isStaged(part.table), other, untouched(other)),
    ),
    put(part.table),
    ...putParts(part.table),
    ...putItems(part.table, isStaged(part.table)),
  ]),
  rememberWritten,
];
