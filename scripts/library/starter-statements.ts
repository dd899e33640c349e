import { jsonRows } from "../../worker/db/json-rows.ts";
import { areAsWritten, followRow, putItems } from "./starter-items.ts";
import {
  type StarterPart,
  type StarterRow,
  type StarterTable,
  starterTables,
} from "./starter-tables.ts";

/** Its own rows among those that wait to be written. */
const waiting = ({ name }: StarterTable) => `noun = '${name}' and wanted is not null`;
const listed = (names: readonly string[]) => names.join(", ");
const places = (from: string, names: readonly string[]) =>
  names.map((_, place) => `${from} ->> ${place}`);

/** Parts and items stand last, whatever a later version works out beside the content. */
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

/** Whether row `t` holds what was `written` of it last, its parts and items included. */
function isAsWritten({ columns, derived, added, parts, items = [] }: StarterTable): string {
  const first = columns.length + derived.length;
  const content = [
    `(${listed(columns.map((name) => `t.${name}`))}) is (${listed(places("written", columns))})`,
    // Nothing stands there yet in what a version before it wrote; parts stand behind it.
    ...added.map((name, nth) => `t.${name} is written ->> ${first + nth}`),
    ...areAsWritten(items),
  ].join(" and ");
  if (!parts) return content;
  const list = (texts: readonly string[], amount: string) =>
    // In the column's type on both sides: 240 and 240.0 are the same.
    `json_group_array(json_array(${listed([...texts, `cast(${amount} as real)`])}))`;
  return `${content} and (
    select ${list(parts.texts, parts.amount)}
    from (select * from ${parts.table} where ${parts.owner} = t.id order by position)
  ) = (
    select ${list(places("value", parts.texts), `value ->> ${parts.texts.length}`)}
    from json_each(written, '${partsPath}')
  )`;
}

/** The ids of rows that nobody else touched since they were written. */
const untouched = (table: StarterTable) => `select t.id from ${table.name} t
join starter_rows on noun = '${table.name}' and starter_rows.id = t.id where ${isAsWritten(table)}`;

/** A row that somebody else changed, deleted or made is theirs: nothing waits for it any more. */
const leaveToOthers = (
  table: StarterTable,
) => `update starter_rows as s set written = coalesce(written, wanted), wanted = null
where ${waiting(table)} and iif(
  written is null,
  exists (select 1 from ${table.name} t where t.id = s.id),
  not exists (select 1 from ${table.name} t where t.id = s.id and ${isAsWritten(table)})
)`;

function put(table: StarterTable): string {
  const columns = [...table.columns, ...table.derived, ...table.added];
  const beside = Object.keys(table.beside);
  return `insert into ${table.name} (${listed(["id", ...columns, ...beside])})
select ${listed(["id", ...places("wanted", columns), ...Object.values(table.beside)])}
from starter_rows where ${waiting(table)}
on conflict (id) do update set ${listed(columns.map((name) => `${name} = excluded.${name}`))}`;
}

function putParts(table: StarterTable): string[] {
  if (!table.parts) return [];
  const { table: name, owner, texts, amount } = table.parts;
  const columns = [...texts, amount];
  return [
    `delete from ${name} where ${owner} in (select id from starter_rows where ${waiting(table)})`,
    `insert into ${name} (${listed([owner, "position", ...columns])})
select ${listed(["s.id", "part.key", ...places("part.value", columns)])}
from starter_rows s, json_each(s.wanted, '${partsPath}') part where ${waiting(table)}`,
  ];
}

const rememberWritten =
  "update starter_rows set written = wanted, wanted = null where wanted is not null";

/**
 * The SQL, for one transaction, that brings starter rows to what they are now: new ones are written,
 * those that nobody else touched since follow, all others stay as they are, deleted ones too.
 */
export const starterStatements = (starter: readonly StarterPart[]): string[] => [
  ...starter.flatMap((part) => [
    ...stage(part),
    leaveToOthers(part.table),
    ...Object.values<StarterTable>(starterTables).flatMap((holder) =>
      followRow(part.table, waiting(part.table), holder, untouched(holder)),
    ),
    put(part.table),
    ...putParts(part.table),
    ...putItems(part.table, waiting(part.table)),
  ]),
  rememberWritten,
];
