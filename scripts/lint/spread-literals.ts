import type { Finding } from "./finding.ts";
import type { Source } from "./source.ts";

/** Refuses spread literals, which only hide their parts from the formatter. */
export function findSpreadLiterals({ path, spreadLiterals }: Source): Finding[] {
  return spreadLiterals.map((line) => ({
    path,
    line,
    message: "spreads a literal: write its properties or elements out, one by one",
  }));
}
