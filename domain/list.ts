import { localPhone } from "./accounts/contact.ts";
import { foldForSearch } from "./arabic.ts";

export const sortDirections = ["asc", "desc"] as const;
export type SortDirection = (typeof sortDirections)[number];

/** The longest search of a list, in characters. */
export const maxSearchLength = 100;

/** How many pages hold all rows; one where there are none. */
export function pageCountOf(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/**
 * The folded words of a search, all of which must occur in the search text. A whole phone number
 * is one word, however it is spaced and whether or not it carries the country's code.
 */
export function searchWords(search: string): string[] {
  const folded = foldForSearch(search);
  const words = /^\+?[\d\s().-]*\d[\d\s().-]*$/.test(folded)
    ? [localPhone(folded)]
    : folded.split(" ");
  return [...new Set(words.filter((word) => word !== ""))];
}
