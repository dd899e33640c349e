import { say } from "../../../scripts/lib/message.mjs";

export interface Check {
  name: string;
  value: number;
  /** What the value must not exceed; without it the value is only told. */
  limit?: number;
}

export const isMet = ({ value, limit }: Check) => limit === undefined || value <= limit;

/** Rows of equal keys as a table, first column to the left, numbers to the right. */
export function table(rows: readonly Record<string, string | number>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const cells = [names, ...rows.map((row) => names.map((name) => format(row[name] ?? "")))];
  const widths = names.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join("  "),
    )
    .join("\n");
}

const format = (value: string | number) =>
  typeof value === "string" || Number.isInteger(value) ? String(value) : value.toFixed(2);

/** Tells each check with its limit. */
export function sayChecks(checks: readonly Check[]): void {
  for (const check of checks) {
    const limit = check.limit === undefined ? "" : ` (at most ${check.limit})`;
    say(`${isMet(check) ? "ok  " : "FAIL"} ${check.name}: ${format(check.value)}${limit}`);
  }
}
