const kinds = ["rebuilds", "drops", "changes"] as const;

/**
 * The comments at the head of a migration, with names separated by commas:
 * - `rebuilds`: a table, by the recipe
 * - `drops`: a table, `table.column`, trigger, view or index
 * - `changes`: the values of a `table.column`, a trigger or a view
 */
export type MigrationHeader = Record<(typeof kinds)[number], string[]>;

export function headerOf(sql: string): MigrationHeader {
  const header: MigrationHeader = { rebuilds: [], drops: [], changes: [] };
  const [head = ""] = /^(?:--[^\n]*\n)*/.exec(sql) ?? [];
  for (const [, kind, names] of head.matchAll(/^-- (rebuilds|drops|changes): (.+)$/gm))
    header[kind as (typeof kinds)[number]].push(...(names ?? "").trim().split(/\s*,\s*/));
  return header;
}
