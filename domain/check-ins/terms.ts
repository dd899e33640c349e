import type { LocalDate } from "../calendar.ts";
import type { CheckInEvery, CheckInTimes } from "./when.ts";

/** The times of a form for several people: one day for everybody, or spread over several days of the week. */
export interface CheckInTerms {
  /** 0 (Sunday) to 6, each once; at least one. */
  weekdays: readonly number[];
  /** Of each person's day: 0–1439, a whole quarter of an hour. */
  minute: number;
  every: CheckInEvery;
  startsOn: LocalDate;
}

/** The range of the first day from today, in days. */
export const termBounds = { earliest: -3650, latest: 365 } as const;

/** Maximum people of a form that are chosen one by one. */
export const maxChosenPeople = 500;

/** Minutes between the offered times of a day. */
export const termMinutes = 15;

/**
 * The times of each person: the present weekday if it is one of the terms, otherwise the days in turn, so that as many
 * answer on each.
 * @param people in a lasting order, with their present weekday of the form
 */
export function spreadTerms<Person extends { weekday: number | null }>(
  terms: CheckInTerms,
  people: readonly Person[],
): { person: Person; times: Omit<CheckInTimes, "since"> }[] {
  const counts = new Map(terms.weekdays.map((weekday) => [weekday, 0]));
  const count = (weekday: number) => counts.set(weekday, (counts.get(weekday) ?? 0) + 1);
  const kept = ({ weekday }: Person) =>
    weekday !== null && terms.weekdays.includes(weekday) ? weekday : undefined;
  for (const weekday of people.map(kept)) if (weekday !== undefined) count(weekday);
  const { minute, every, startsOn } = terms;
  return people.map((person) => {
    const present = kept(person);
    const weekday = present ?? emptiest(counts);
    if (present === undefined) count(weekday);
    return { person, times: { weekday, minute, every, startsOn } };
  });
}

function emptiest(counts: ReadonlyMap<number, number>): number {
  const [first = 0] = counts.keys();
  let found = first;
  for (const [weekday, people] of counts) if (people < (counts.get(found) ?? 0)) found = weekday;
  return found;
}
