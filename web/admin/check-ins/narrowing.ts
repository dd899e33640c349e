import { foldedWords, foldForSearch } from "../../../domain/arabic.ts";
import type { ListedCheckIn } from "../../../domain/contract/check-ins/review.ts";
import { phraseOf } from "../../check-ins/phrase.ts";

/** What is looked for in a list that is here as a whole. */
interface Narrowing {
  search: string;
  /** A marked question by its words, or any; undefined for all check-ins. */
  flag: string | undefined;
}

export const anyFlag = "any";
export const everything: Narrowing = { search: "", flag: undefined };

/** Of an address. */
export const narrowingIn = (query: URLSearchParams): Narrowing => ({
  search: query.get("search") ?? "",
  flag: query.get("flag") ?? undefined,
});

const flagsOf = (row: ListedCheckIn): string[] =>
  row.kind === "sent" ? row.flags.map(phraseOf) : [];

/** The rows of people whose names have every word, and of a flag. */
export function narrowed(
  rows: readonly ListedCheckIn[],
  { search, flag }: Narrowing,
): ListedCheckIn[] {
  const words = foldedWords(search);
  return rows.filter((row) => {
    const name = words.length > 0 ? foldForSearch(row.name) : "";
    if (!words.every((word) => name.includes(word))) return false;
    if (flag === undefined) return true;
    const flags = flagsOf(row);
    return flag === anyFlag ? flags.length > 0 : flags.includes(flag);
  });
}

/** The marked check-ins, and each marked question with its number, the most frequent first. */
export function flagCounts(rows: readonly ListedCheckIn[]): {
  any: number;
  questions: { question: string; count: number }[];
} {
  const counts = new Map<string, number>();
  for (const row of rows)
    for (const question of new Set(flagsOf(row)))
      counts.set(question, (counts.get(question) ?? 0) + 1);
  return {
    any: rows.filter((row) => flagsOf(row).length > 0).length,
    questions: [...counts]
      .map(([question, count]) => ({ question, count }))
      .sort((one, other) => other.count - one.count),
  };
}
