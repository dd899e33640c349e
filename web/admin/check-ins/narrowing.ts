import { foldedWords, foldForSearch } from "../../../domain/arabic.ts";
import type { ListedCheckIn } from "../../../domain/contract/check-ins/review.ts";

/** What is looked for in a list that is here as a whole. */
interface Narrowing {
  search: string;
  /** Whether only marked ones are. */
  isFlagged: boolean;
}

export const everything: Narrowing = { search: "", isFlagged: false };

/** Of an address. */
export const narrowingIn = (query: URLSearchParams): Narrowing => ({
  search: query.get("search") ?? "",
  isFlagged: query.has("flagged"),
});

export const hasFlag = (row: ListedCheckIn): boolean => row.kind === "sent" && row.flags > 0;

/** The rows of people whose names have every word. */
export function narrowed(
  rows: readonly ListedCheckIn[],
  { search, isFlagged }: Narrowing,
): ListedCheckIn[] {
  const words = foldedWords(search);
  return rows.filter((row) => {
    const name = words.length > 0 ? foldForSearch(row.name) : "";
    return words.every((word) => name.includes(word)) && (!isFlagged || hasFlag(row));
  });
}
