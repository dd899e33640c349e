import type { Finding } from "./finding.ts";
import type { Source } from "./source.ts";

/** The one file with an insert from a select; it names every column. */
const namingFile = "worker/db/insert-select.ts";

const positional =
  "the order of the schema's columns decides where values go: write insertSelect(db, table, { column: … }, source) of worker/db/insert-select.ts";
const nameless =
  "the order of the table's columns decides where values go: name them, insert into table (column, …)";

const insertion = /\b(?:insert(?:\s+or\s+\w+)?|replace)\s+into\s+(\S+)/gi;

/** The number of a file's inserts, and their faults. */
export function readInserts(source: Source): { inserts: number; findings: Finding[] } {
  const { path } = source;
  const calls = source.calls.filter(({ names }) => /(^|\.)(insert|insertSelect)$/.test(names));
  const selecting = source.calls.filter(
    ({ names }) => /(^|\.)insert\.select$/.test(names) && path !== namingFile,
  );
  const written = source.statements.flatMap(({ value, line }) =>
    [...value.matchAll(insertion)].map(({ 0: text, 1: table = "", index }) => ({
      table,
      line: line + value.slice(0, index).split("\n").length - 1,
      named: table.includes("(") || /^\s*\(/.test(value.slice(index + text.length)),
    })),
  );
  const findings = [
    ...selecting.map(({ line }) => ({ path, line, message: `insert(…).select(…): ${positional}` })),
    ...written
      .filter(({ named }) => !named)
      .map(({ line, table }) => ({ path, line, message: `rows of ${table}: ${nameless}` })),
  ];
  return { inserts: calls.length + written.length, findings };
}
