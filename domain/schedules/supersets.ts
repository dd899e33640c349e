/** What the rules below need of a day's exercise. */
interface SupersetItem {
  id: string;
  /** Neighbours of a day that share it are done in turn. */
  superset?: string | null;
}

/** Neighbours of a day that are done in turn. */
export interface Superset<Item extends SupersetItem = SupersetItem> {
  /** From 0, by their order on the day. */
  index: number;
  items: Item[];
}

/**
 * The supersets of a day: two or more neighbours with the same mark. One that was moved away from
 * its others is done by itself.
 * @param items of one day, in their order
 */
export function supersetsOf<Item extends SupersetItem>(items: readonly Item[]): Superset<Item>[] {
  const runs: Item[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    const mark = item.superset ?? null;
    if (run && mark !== null && run[0]?.superset === mark) run.push(item);
    else runs.push([item]);
  }
  return runs.filter(({ length }) => length > 1).map((items, index) => ({ index, items }));
}

/** Where an exercise stands in its superset; undefined when it is in none. */
export function placeInSuperset<Item extends SupersetItem>(items: readonly Item[], id: string) {
  for (const superset of supersetsOf(items)) {
    const place = superset.items.findIndex((item) => item.id === id);
    if (place >= 0) return { superset, place };
  }
  return undefined;
}

/** How far an exercise of a superset is. */
interface Course {
  /** Sets that are asked for, and those that were done. */
  sets: number;
  done: number;
  pending: boolean;
}

/**
 * Whose turn it is in the superset of an exercise that nobody is at: of those with sets left the one
 * that is least far, the first of such; the exercise itself outside of one.
 */
export function dueInSuperset<Item extends SupersetItem>(
  items: readonly Item[],
  item: Item,
  courseOf: (item: Item) => Course,
): Item {
  const members = placeInSuperset(items, item.id)?.superset.items ?? [];
  const left = members.flatMap((member) => {
    const { sets, done, pending } = courseOf(member);
    return pending && done < sets ? [{ member, done }] : [];
  });
  return left.toSorted((a, b) => a.done - b.done)[0]?.member ?? item;
}

/**
 * What comes after a set of a superset: of those with sets left the one that is least far, the first
 * behind the current one; a round that is over is rested from.
 * @returns undefined outside of a superset, and when nothing of it is left
 */
export function nextInSuperset<Item extends SupersetItem>(
  items: readonly Item[],
  currentId: string,
  courseOf: (item: Item) => Course,
): { item: Item; rests: boolean } | undefined {
  const found = placeInSuperset(items, currentId);
  if (!found) return undefined;
  const { superset, place } = found;
  const behind = superset.items.slice(place + 1);
  const left = [...behind, ...superset.items.slice(0, place + 1)].flatMap((item) => {
    const { sets, done, pending } = courseOf(item);
    return pending && done < sets ? [{ item, done }] : [];
  });
  const [first, ...others] = left;
  if (!first) return undefined;
  const { item } = others.reduce((least, each) => (each.done < least.done ? each : least), first);
  return { item, rests: superset.items.indexOf(item) <= place };
}
