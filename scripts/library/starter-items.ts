import type { StarterItems, StarterTable } from "./starter-tables.ts";

const listed = (names: readonly string[]) => names.join(", ");
const cells = (from: string, { columns }: StarterItems) =>
  columns.map((_, place) => `${from} ->> ${place + 2}`);

/** The path of items in the `written` and `wanted` rows: last, in the order of their tables. */
const pathOf = (all: readonly StarterItems[], items: StarterItems) =>
  `$[#-${all.length - all.indexOf(items)}]`;

const now = "unixepoch() * 1000";

/** Whether the items of row `t` equal their last `written` content. */
export const areAsWritten = (all: readonly StarterItems[]): string[] =>
  all.map((items) => {
    const { table, owner, library, key, columns, reals, open } = items;
    const list = (values: readonly string[]) =>
      // In the column's type on both sides, so that 50 equals 50.0.
      `json_group_array(json_array(${listed(
        values.map((value, place) =>
          reals.includes(columns[place - 2] ?? "") ? `cast(${value} as real)` : value,
        ),
      )}))`;
    const libraryRow = `select 1 from ${library} l where l.id = value ->> 1`;
    const source = `iif(exists (${libraryRow}), value ->> 1, null)`;
    return `(
    select ${list(["id", key, ...columns, ...open])}
    from (select * from ${table} where ${owner} = t.id order by id)
  ) = (
    select ${list(["value ->> 0", source, ...cells("value", items), ...open.map(() => "null")])}
    from (
      select value from json_each(written, '${pathOf(all, items)}')
      where exists (select 1 from ${table} i where i.id = value ->> 0 and i.${owner} = t.id)
      or exists (${libraryRow} and l.deleted_at is null)
      order by value ->> 0
    )
  )`;
  });

/** Updates the items of staged rows to `wanted`, without those of deleted library rows. */
export function putItems({ name, items: all, edited }: StarterTable, isStaged: string): string[] {
  if (!all) return [];
  const content = (from: string) =>
    `json_array(${listed(all.map((items) => `${from} -> '${pathOf(all, items)}'`))})`;
  return [
    `update ${name} set ${edited} = ${now} where id in (
  select id from starter_rows where ${isStaged}
  and written is not null and ${content("written")} is not ${content("wanted")}
)`,
    ...all.flatMap((items) => putInto(items, pathOf(all, items), isStaged)),
  ];
}

/**
 * Updates the columns that items copied from a corrected library row, where they still equal its last
 * `written` content.
 * @param untouched a query of the ids of rows without other edits, whose items may follow
 */
export function followRow(
  library: StarterTable,
  isStaged: string,
  { name: other, items: all = [], edited }: StarterTable,
  untouched: string,
): string[] {
  return all.flatMap((items) => {
    if (items.library !== library.name) return [];
    const { table, owner, key } = items;
    const columns = items.copied.filter((column) => library.columns.includes(column));
    const cellsOf = (from: string) =>
      listed(columns.map((column) => `${from} ->> ${library.columns.indexOf(column)}`));
    const follows = `${isStaged} and i.${key} = s.id
and (${cellsOf("written")}) is not (${cellsOf("wanted")})
and (${listed(columns.map((column) => `i.${column}`))}) is (${cellsOf("written")})
and i.${owner} in (${untouched})`;
    return [
      `update ${other} set ${edited} = ${now}
where id in (select i.${owner} from ${table} i, starter_rows s where ${follows})`,
      `update ${table} as i set (${listed(columns)}) = (${cellsOf("wanted")}),
  version = i.version + 1, updated_at = ${now}
from starter_rows s where ${follows}`,
    ];
  });
}

function putInto(items: StarterItems, path: string, isStaged: string): string[] {
  const { table, owner, library, key, columns, copied, at } = items;
  const wanted = `from starter_rows s, json_each(s.wanted, '${path}') item`;
  const values = cells("item.value", items);
  return [
    `delete from ${table} where ${owner} in (select id from starter_rows where ${isStaged})
and id not in (select item.value ->> 0 ${wanted} where ${isStaged})`,
    // A new version for its copies; its own copied columns stay, as with any planned item.
    `update ${table} as i set (${listed(columns)}) = (${listed(values)}),
  version = i.version + 1, updated_at = ${now}
${wanted} where ${isStaged} and i.id = item.value ->> 0
and (${listed(columns.map((column) => `i.${column}`))}) is not (${listed(values)})`,
    `insert into ${table} (${listed(["id", owner, key, ...columns, ...copied, "updated_at"])})
select ${listed(["item.value ->> 0", "s.id", "l.id", ...values, ...copied.map((column) => `l.${column}`), at])}
${wanted} join ${library} l on l.id = item.value ->> 1 and l.deleted_at is null
where ${isStaged} on conflict (id) do nothing`,
  ];
}
