import { foldForSearch } from "./arabic.ts";
import { canonicalEmail, localPhone } from "./contact.ts";

export const sortDirections = ["asc", "desc"] as const;
export type SortDirection = (typeof sortDirections)[number];

/** The longest search of a list, in characters. */
export const maxSearchLength = 100;

/** How many pages hold all rows; one where there are none. */
export function pageCountOf(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/** Where a page ends that goes on after its last row, newest first; `readCursor` takes it apart. */
export const cursorAfter = ({ createdAt, id }: { createdAt: number; id: string }): string =>
  `${createdAt}_${id}`;

/** The row after which a page begins; without a cursor one that is newer than all (UTC milliseconds). */
export function readCursor(cursor: string | undefined): { createdAt: number; id: string } {
  const [createdAt = "", id] = cursor?.split("_") ?? [];
  return id ? { createdAt: Number(createdAt), id } : { createdAt: Number.MAX_SAFE_INTEGER, id: "" };
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

/**
 * What the search runs over: folded name, address and phone digits, one a line. It begins with
 * the name, so that it also is the order of names.
 */
export function traineeSearchText(person: {
  name: string;
  email: string;
  phone: string | null;
}): string {
  const lines = [foldForSearch(person.name), canonicalEmail(person.email)];
  if (person.phone) lines.push(localPhone(person.phone));
  return lines.join("\n");
}
