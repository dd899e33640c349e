import { foldForSearch } from "../../domain/arabic.ts";
import type { NamedExercise, PastOverview } from "../../domain/contract/copies/past.ts";
import { suggestExercise } from "../../domain/copies/past/exercise-names.ts";
import { pastNameKey } from "../../domain/copies/past/name-key.ts";
import type { PastExercise } from "../../domain/copies/past/past.ts";

/** A name of the file that no earlier file had. */
export interface NewName {
  name: string;
  sets: number;
  days: number;
  /** The suggested exercise; null without. */
  suggested: string | null;
  /** Whether the suggestion is the same name, so that there is nothing to look at. */
  isSame: boolean;
}

/** The new names of a file, those without a suggestion first, then those to look at. Spellings of one name are one. */
export function newNames(
  exercises: readonly PastExercise[],
  { names, library }: Pick<PastOverview, "names" | "library">,
): NewName[] {
  const known = new Set(names.map(({ name }) => pastNameKey(name)));
  const found = new Map<string, NewName>();
  for (const { name, days } of exercises) {
    const key = pastNameKey(name);
    if (known.has(key)) continue;
    const sets = days.reduce((sum, { items }) => sum + items.flat().length, 0);
    const before = found.get(key) ?? firstOf(name, library);
    found.set(key, { ...before, sets: before.sets + sets, days: before.days + days.length });
  }
  return [...found.values()].sort((a, b) => rank(a) - rank(b) || b.sets - a.sets);
}

function firstOf(name: string, library: PastOverview["library"]): NewName {
  const suggestion = suggestExercise(name, library);
  return {
    name,
    days: 0,
    sets: 0,
    suggested: suggestion?.id ?? null,
    isSame: suggestion?.by === "same_name",
  };
}

const rank = ({ suggested, isSame }: NewName) => (suggested === null ? 0 : isSame ? 2 : 1);

/** The chosen exercises of names; a name without a choice has its suggestion. */
export type Choices = Readonly<Record<string, string | null>>;

export const chosenOf = ({ name, suggested }: NewName, choices: Choices): string | null =>
  choices[name] === undefined ? suggested : choices[name];

/** Whether two names may be those of one person: all words of the shorter one are in the other. */
export function isSamePerson(one: string, other: string): boolean {
  const [few = [], many = []] = [one, other]
    .map((name) => foldForSearch(name).split(" ").filter(Boolean))
    .sort((a, b) => a.length - b.length);
  return few.length > 0 && few.every((word) => many.includes(word));
}

export const exerciseOf = (library: readonly NamedExercise[], id: string | null) =>
  library.find((each) => each.id === id);
