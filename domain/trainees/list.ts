import { canonicalEmail, canonicalPhone } from "../accounts/contact.ts";
import { foldForSearch } from "../arabic.ts";

/** What the trainer's list can be sorted by. */
export const traineeSorts = [
  "name",
  "email",
  "plan",
  "status",
  "weight",
  "steps",
  "joined",
] as const;
export type TraineeSort = (typeof traineeSorts)[number];

export const sortDirections = ["asc", "desc"] as const;
export type SortDirection = (typeof sortDirections)[number];

/** Rows of a page of the list. */
export const traineesPerPage = 25;
/** The longest search of a list, in characters. */
export const maxSearchLength = 100;

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
  if (person.phone) lines.push(localDigits(person.phone));
  return lines.join("\n");
}

/**
 * The folded words of a search, all of which must occur in the search text. A whole phone number
 * is one word, however it is spaced and whether or not it carries the country's code.
 */
export function searchWords(search: string): string[] {
  const folded = foldForSearch(search);
  const words = /^\+?[\d\s().-]*\d[\d\s().-]*$/.test(folded)
    ? [localDigits(folded)]
    : folded.split(" ");
  return [...new Set(words.filter((word) => word !== ""))];
}

/** `+970 599-123 456` and `0599123456` are the same number to a person who looks for it. */
function localDigits(phone: string): string {
  return canonicalPhone(phone)
    .replace(/^(?:(?:\+|00)97[02]|97[02](?=\d{8,9}$))/, "")
    .replace(/^\+/, "")
    .replace(/^0+(?=\d)/, "");
}
