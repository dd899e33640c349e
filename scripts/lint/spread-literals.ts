import type { Finding } from "./finding.ts";
import type { Source } from "./source.ts";

/** A literal that is spread where it stands says nothing more than its own parts, and hides them from the formatter. */
export function findSpreadLiterals({ path, spreadLiterals }: Source): Finding[] {
  return spreadLiterals.map((line) => ({
    path,
    line,
    message: "spreads a literal: write its properties or elements out, one by one",
  }));
}
