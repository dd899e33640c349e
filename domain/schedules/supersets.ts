/** An exercise of a day, as these rules need it. */
interface SupersetItem {
  id: string;
  /** The mark shared by neighbours of one superset. */
  superset?: string | null;
}

/** Neighbouring exercises of a day that are done in turn. */
export interface Superset<Item extends SupersetItem = SupersetItem> {
  /** From 0, by their order on the day. */
  index: number;
  items: Item[];
}

/**
 * The supersets of a day: two or more neighbours with the same mark. An exercise moved away from the others is
 * done alone.
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

/** The place of an exercise in its superset; undefined outside of one. */
export function placeInSuperset<Item extends SupersetItem>(items: readonly Item[], id: string) {
  for (const superset of supersetsOf(items)) {
    const place = superset.items.findIndex((item) => item.id === id);
    if (place >= 0) return { superset, place };
  }
  return undefined;
}

/** Progress of an exercise of a superset. */
interface SupersetProgress {
  /** Planned sets. */
  sets: number;
  done: number;
  pending: boolean;
}

/**
 * The due exercise of a superset: the first with the fewest done sets among those with sets left. Outside of a
 * superset the exercise itself.
 */
export function dueInSuperset<Item extends SupersetItem>(
  items: readonly Item[],
  item: Item,
  progressOf: (item: Item) => SupersetProgress,
): Item {
  const members = placeInSuperset(items, item.id)?.superset.items ?? [];
  const left = members.flatMap((member) => {
    const { sets, done, pending } = progressOf(member);
    return pending && done < sets ? [{ member, done }] : [];
  });
  return left.toSorted((a, b) => a.done - b.done)[0]?.member ?? item;
}

/**
 * The exercise after a set of a superset: with the fewest done sets among those with sets left, first behind the
 * current one. A finished round is followed by rest.
 * @returns undefined outside of a superset, and after its last set
 */
export function nextInSuperset<Item extends SupersetItem>(
  items: readonly Item[],
  currentId: string,
  progressOf: (item: Item) => SupersetProgress,
): { item: Item; rests: boolean } | undefined {
  const found = placeInSuperset(items, currentId);
  if (!found) return undefined;
  const { superset, place } = found;
  const behind = superset.items.slice(place + 1);
  const left = [...behind, ...superset.items.slice(0, place + 1)].flatMap((item) => {
    const { sets, done, pending } = progressOf(item);
    return pending && done < sets ? [{ item, done }] : [];
  });
  const [first, ...others] = left;
  if (!first) return undefined;
  const { item } = others.reduce((least, each) => (each.done < least.done ? each : least), first);
  return { item, rests: superset.items.indexOf(item) <= place };
}
