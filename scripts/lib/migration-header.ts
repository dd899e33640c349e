const kinds = ["rebuilds", "drops", "changes"] as const;

/**
 * What a migration says of itself in the comments at its head, names apart by commas: `rebuilds` a
 * table by the recipe, `drops` a table, `table.column`, trigger, view or index for good, `changes` the
 * values of a `table.column`, or a trigger or view.
 */
export type MigrationHeader = Record<(typeof kinds)[number], string[]>;

export function headerOf(sql: string): MigrationHeader {
  const header: MigrationHeader = { rebuilds: [], drops: [], changes: [] };
  const [head = ""] = /^(?:--[^\n]*\n)*/.exec(sql) ?? [];
  for (const [, kind, names] of head.matchAll(/^-- (rebuilds|drops|changes): (.+)$/gm))
    header[kind as (typeof kinds)[number]].push(...(names ?? "").trim().split(/\s*,\s*/));
  return header;
}
