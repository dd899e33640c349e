import { foldForSearch } from "../arabic.ts";
import { canonicalEmail, localPhone } from "../contact.ts";

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

/** Rows of a page of the list. */
export const traineesPerPage = 25;

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
