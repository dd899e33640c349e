import { existsSync, readFileSync } from "node:fs";
import { say } from "../../../scripts/lib/message.mjs";
import type {
  BenchRun,
  Figure,
  JudgedFigure,
  Measurement,
  Outcome,
  Row,
  Table,
} from "./bench-run.ts";

/**
 * A figure that is no number is never kept: nothing was measured. A limit that a run does not judge
 * is left out.
 */
export function judge(figure: Figure, { judges }: Pick<BenchRun, "judges">): JudgedFigure {
  const { what, figure: value, unit, limit, exact = false } = figure;
  const isMeasured = Number.isFinite(value);
  if (limit === undefined || !(judges || exact)) {
    return { what, figure: value, unit, kept: isMeasured };
  }
  return { what, figure: value, unit, limit, kept: isMeasured && value <= limit };
}

/** What is wrong with a run, in a line each; of one that is as it should be nothing. */
export function faultsOf({ figures, error }: Pick<Outcome, "figures" | "error">): string[] {
  if (error !== undefined) return [error];
  if (figures.length === 0) return ["It measured nothing."];
  return figures.filter(({ kept }) => !kept).map(lineOf);
}

/** A number as people read it; one that is none is named so. */
export function format(value: number): string {
  if (!Number.isFinite(value)) return "no number";
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

export const amountOf = (value: number, unit: string) => `${format(value)} ${unit}`.trimEnd();

/** Rows of equal keys as a table, first column to the left, numbers to the right. */
export function table(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {});
  const cells = [names, ...rows.map((row) => names.map((name) => cell(row[name] ?? "")))];
  const widths = names.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells
    .map((row) =>
      row
        .map((text, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? text.padEnd(width) : text.padStart(width);
        })
        .join("  "),
    )
    .join("\n");
}

const cell = (value: string | number) => (typeof value === "string" ? value : format(value));

function lineOf({ what, figure, unit, limit, kept }: JudgedFigure): string {
  const most = limit === undefined ? "" : ` (at most ${format(limit)})`;
  return `${kept ? "ok  " : "FAIL"} ${what}: ${amountOf(figure, unit)}${most}`;
}

function sayTable({ title, rows }: Table): void {
  if (title !== undefined) say(title);
  say(table(rows));
}

/** What a report says; nothing where there is none. */
export const readReport = (file: string): Outcome[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Outcome[]) : [];

/** Tells all that a benchmark measured: to programs first, then to people. */
export function tell(
  { bench, size, figures }: Pick<Outcome, "bench" | "size" | "figures">,
  { readings, tables = [] }: Measurement,
): void {
  say(JSON.stringify({ bench, size, readings, figures }));
  for (const each of tables) sayTable(each);
  for (const each of figures) say(lineOf(each));
}
