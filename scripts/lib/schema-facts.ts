/** Facts of a database that a rebuild needs. */
export interface SchemaFacts {
  columns: { table: string; column: string }[];
  references: { table: string; column: string; parent: string; to: string; onDelete: string }[];
  /** Indexes, triggers and views of the migrations. */
  objects: { type: "index" | "trigger" | "view"; name: string; table: string; sql: string }[];
}

const isOurs = `m.name not like 'sqlite\\_%' escape '\\' and m.name not like '\\_cf%' escape '\\'
  and m.name not like 'd1\\_%' escape '\\'`;

/** The queries of these facts, by name. */
export const factsQueries = {
  columns: `select m.name as "table", c.name as "column" from sqlite_master m, pragma_table_info(m.name) c
    where m.type = 'table' and ${isOurs} order by m.name, c.cid`,
  references: `select m.name as "table", f."from" as "column", f."table" as parent, f."to", f.on_delete as onDelete
    from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table' and ${isOurs} order by m.name, f.id`,
  objects: `select m.type, m.name, m.tbl_name as "table", m.sql from sqlite_master m
    where m.type in ('index', 'trigger', 'view') and m.sql is not null and ${isOurs} order by m.rowid`,
} as const satisfies Record<keyof SchemaFacts, string>;

export const tablesOf = ({ columns }: SchemaFacts): string[] => [
  ...new Set(columns.map(({ table }) => table)),
];
