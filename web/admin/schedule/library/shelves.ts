import type { Exercise } from "../../../../domain/contract/libraries/exercises.ts";

export type ShelfName = "recent" | "own" | "rest";

export interface Shelf {
  /** Undefined if all rows are on one shelf, which needs no heading. */
  name: ShelfName | undefined;
  exercises: Exercise[];
}

/**
 * Rows in the order `likely` by the reason of their place.
 * @param recentSince of their page; undefined for rows without headings
 */
export function shelvesOf(
  exercises: readonly Exercise[],
  recentSince: number | null | undefined,
): Shelf[] {
  if (recentSince === undefined) return [{ name: undefined, exercises: [...exercises] }];
  const nameOf = ({ usedAt, own }: Exercise): ShelfName => {
    if (usedAt !== null && recentSince !== null && usedAt >= recentSince) return "recent";
    return own ? "own" : "rest";
  };
  const shelves = (["recent", "own", "rest"] as const)
    .map((name) => ({ name, exercises: exercises.filter((each) => nameOf(each) === name) }))
    .filter((shelf) => shelf.exercises.length > 0);
  return shelves.length > 1 ? shelves : shelves.map((shelf) => ({ ...shelf, name: undefined }));
}
