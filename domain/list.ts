import { foldForSearch } from "./arabic.ts";
import { addressOf, canonicalEmail, localPhone } from "./contact.ts";

export const sortDirections = ["asc", "desc"] as const;
export type SortDirection = (typeof sortDirections)[number];

/** The longest search of a list, in characters. */
export const maxSearchLength = 100;

/** The number of pages for all rows; 1 for none. */
export function pageCountOf(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/** The cursor after a page's last row, newest first; `readCursor` parses it. */
export const cursorAfter = ({ createdAt, id }: { createdAt: number; id: string }): string =>
  `${createdAt}_${id}`;

/** The row before a page; without a cursor a row newer than all (UTC milliseconds). */
export function readCursor(cursor: string | undefined): { createdAt: number; id: string } {
  const [createdAt = "", id] = cursor?.split("_") ?? [];
  return id ? { createdAt: Number(createdAt), id } : { createdAt: Number.MAX_SAFE_INTEGER, id: "" };
}

/**
 * The folded words of a search. A result contains all of them. A whole phone number is one word, with any
 * spacing, with or without the country code.
 */
export function searchWords(search: string): string[] {
  const folded = foldForSearch(search);
  const words = /^\+?[\d\s().-]*\d[\d\s().-]*$/.test(folded)
    ? [localPhone(folded)]
    : folded.split(" ");
  return [...new Set(words.filter((word) => word !== ""))];
}

/**
 * The searched text: folded name, and address and phone digits where known, one a line. It begins with the name, so it
 * also sorts by name.
 */
export function traineeSearchText(person: {
  name: string;
  email: string | null;
  phone: string | null;
}): string {
  const lines = [foldForSearch(person.name)];
  const email = person.email && addressOf(person.email);
  if (email) lines.push(canonicalEmail(email));
  if (person.phone) lines.push(localPhone(person.phone));
  // The name is found as the first line, so it ends with a line break in every text.
  if (lines.length === 1) lines.push("");
  return lines.join("\n");
}
