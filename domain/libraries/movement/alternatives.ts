import { kindOf } from "./kinds.ts";
import { writtenMuscles } from "./written-muscles.ts";

/** Alternatives of an exercise that are offered at once. */
const maxAlternatives = 3;

/** The weight of a muscle in a movement. */
const share = { works: 1, helps: 0.5 };
/** What the same pattern and other equipment add to the likeness of muscles, which is 0 to 1. */
const samePattern = 0.5;
const otherEquipment = 0.25;
/** The same for the own weight, which cannot be set to the planned load. */
const ownWeight = 0.2;
/** The least likeness of muscles where the pattern differs. */
const alikeFrom = 0.5;

function weightsOf(movement: string): ReadonlyMap<string, number> {
  const [works = "", helps = ""] = writtenMuscles[movement] ?? [];
  const weighed = (text: string, weight: number) =>
    text.split(" ").flatMap((muscle) => (muscle ? [[muscle, weight] as const] : []));
  return new Map([...weighed(helps, share.helps), ...weighed(works, share.works)]);
}

/** The likeness of the muscles of two movements, 0 to 1: shared weight by all weight (weighted Jaccard). */
function likeness(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let [shared, all] = [0, 0];
  for (const muscle of new Set([...one.keys(), ...other.keys()])) {
    const [a, b] = [one.get(muscle) ?? 0, other.get(muscle) ?? 0];
    shared += Math.min(a, b);
    all += Math.max(a, b);
  }
  return all > 0 ? shared / all : 0;
}

const mainOf = (movement: string) => (writtenMuscles[movement]?.[0] ?? "").split(" ");

interface Moving {
  id: string;
  /** How it is logged. */
  type: string;
  movement: string | null;
}

interface Planned extends Omit<Moving, "id"> {
  exerciseId: string | null;
}

/**
 * What can be done while the place of a movement is taken: movements that share a main muscle with it, and either
 * its pattern or most of its muscles. Like ones first; of equally like ones those with other equipment, because the
 * taken equipment is the reason. All are logged as the planned one is. Always the same order for the same library.
 * @returns none for an exercise without a movement
 */
export function alternativesOf<Exercise extends Moving>(
  { exerciseId, type, movement }: Planned,
  library: readonly Exercise[],
): Exercise[] {
  const kind = kindOf(movement);
  if (!movement || !kind) return [];
  const own = weightsOf(movement);
  const main = new Set(mainOf(movement));
  const seen = new Set([movement]);
  return library
    .flatMap((exercise) => {
      if (exercise.id === exerciseId || exercise.type !== type) return [];
      const other = kindOf(exercise.movement);
      if (!exercise.movement || !other) return [];
      const alike = likeness(own, weightsOf(exercise.movement));
      const same = other.pattern === kind.pattern;
      const shares = mainOf(exercise.movement).some((muscle) => main.has(muscle));
      if (!shares || !(same || alike >= alikeFrom)) return [];
      const score =
        alike +
        (same ? samePattern : 0) +
        (other.equipment === kind.equipment
          ? 0
          : other.equipment === "body"
            ? ownWeight
            : otherEquipment);
      return [{ exercise, score }];
    })
    .sort((a, b) => b.score - a.score || (a.exercise.id < b.exercise.id ? -1 : 1))
    .map(({ exercise }) => exercise)
    .filter(({ movement: each }) => each && !seen.has(each) && seen.add(each))
    .slice(0, maxAlternatives);
}
