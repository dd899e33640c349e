import { exerciseBounds } from "../libraries/bounds.ts";
import { amountKind, type Prescribed, repsRange } from "../libraries/prescription.ts";
import { roundTo } from "../numerals.ts";
import { type PerformedSet, performedBounds } from "../schedules/performed-sets.ts";

/** Raise of a held set, in seconds. */
const secondsStep = 5;

/** The reason of a suggestion. */
type ProgressionReason =
  /** Every set reached the plan. */
  | "all_done"
  /** Every set reached the top of the range. */
  | "top_reached"
  /** The same without weight: time for a harder exercise, or for a weight. */
  | "outgrown"
  /** Every set is in the range, and one below its top. */
  | "within_range"
  /** A set is missing, or below the range. */
  | "missed"
  /** The same after an accepted raise: a corrected set no longer supports it. */
  | "taken_back";

/** A suggestion for the next time, derived from the log. */
export interface Suggestion {
  reason: ProgressionReason;
  /** The raise of every set; 0 after a missed repetition. */
  unit: "kg" | "reps" | "seconds";
  add: number;
  /** The change of the plan; null if there is nothing to accept. */
  accepted: Accepted | null;
  /** Whether the plan already has it. */
  stands: boolean;
}

/** Fields of the item that accepting a suggestion writes. */
export type Accepted = { weight: number } | { reps: number } | { seconds: number };

/**
 * The suggestion for the next time by the item's progression, from the sets of the time before. It is derived
 * each time, so a corrected set corrects it. Linear progression adds once the plan was reached. Double
 * progression first goes through the range, then adds weight and starts at the bottom of the range.
 * Source: ACSM, Progression Models in Resistance Training (2009): load rises after a completed plan.
 * @param before the sets of the last day; empty for a new exercise
 * @returns undefined without a progression or a time before, for percentages and distances, for another unit
 * of the time before, for less than the planned weight, and if the plan may already include a raise
 */
export function suggestionOf(
  item: Prescribed,
  before: readonly PerformedSet[],
): Suggestion | undefined {
  const kind = amountKind(item);
  if (!item.progression || before.length === 0 || kind === "metres") return undefined;
  if (typeof item.percent === "number" && item.weight === null) return undefined;
  // Sets beyond the planned number do not count.
  const asked = before.toSorted((a, b) => a.setNumber - b.setNumber).slice(0, item.sets);
  if (asked.some((set) => amountKind(set) !== kind)) return undefined;
  return kind === "seconds" ? ofSeconds(item, asked) : ofReps(item, asked);
}

function ofSeconds(item: Prescribed, before: readonly PerformedSet[]): Suggestion | undefined {
  const asked = item.seconds ?? 0;
  const least = leastOf(before.map(({ seconds }) => seconds ?? 0));
  const most = exerciseBounds.seconds.max;
  const held = before.map(({ seconds }) => seconds ?? 0);
  if (mayStand(item, held, asked - secondsStep)) return undefined;
  if (before.length < item.sets || least < asked) return nothing("missed", "seconds");
  const next = Math.min(most, least + secondsStep);
  if (next <= least) return nothing("all_done", "seconds");
  return { ...nothing("all_done", "seconds"), add: next - least, accepted: { seconds: next } };
}

function ofReps(item: Prescribed, before: readonly PerformedSet[]): Suggestion | undefined {
  const { from, to } = repsRange(item);
  const double = item.progression === "double";
  const lifted = leastOf(before.map(({ weight }) => weight ?? 0));
  const least = leastOf(before.map(({ reps }) => reps));
  const unit = lifted > 0 ? "kg" : "reps";
  const missed = before.length < item.sets || least < from;
  const raised = roundTo(
    lifted + (item.progressionStep ?? exerciseBounds.progressionStep.default),
    2,
  );
  const stands = unit === "kg" && item.weight !== null && item.weight === raised;
  if (item.weight !== null && item.weight > lifted && !stands) return undefined;
  const done = before.map(({ reps }) => reps);
  if (unit === "reps" && !double && mayStand(item, done, from - 1)) return undefined;
  if (missed && stands) return { ...nothing("taken_back", unit), accepted: { weight: lifted } };
  if (missed) return nothing("missed", unit);
  if (double && least < to) {
    return stands ? undefined : { ...nothing("within_range", "reps"), add: 1 };
  }
  const reason = double ? "top_reached" : "all_done";
  if (unit === "kg") {
    if (raised > exerciseBounds.weight.max) return nothing(reason, unit);
    const add = roundTo(raised - lifted, 2);
    return { reason, unit, add, accepted: { weight: raised }, stands };
  }
  if (double) return nothing("outgrown", "reps");
  const next = Math.min(exerciseBounds.reps.max, least + 1);
  if (next <= least) return nothing(reason, unit);
  return { reason, unit, add: next - least, accepted: { reps: next }, stands: false };
}

const nothing = (reason: ProgressionReason, unit: Suggestion["unit"]): Suggestion => ({
  reason,
  unit,
  add: 0,
  accepted: null,
  stands: false,
});

/**
 * Whether the plan is one step above every set. A raise may have been accepted since; it looks the same as a
 * miss by one.
 */
const mayStand = ({ sets }: Prescribed, done: readonly number[], before: number) =>
  before > 0 && done.length >= sets && done.every((each) => each === before);

const leastOf = (values: readonly number[]) => Math.min(...values);

/**
 * A set by its progression: never below the plan or the weight of the time before. More only by a suggestion
 * that is accepted or needs no approval.
 * @param same the same set of the time before
 * @param planned kg of the plan; null without a weight
 */
export function progressedSet(
  item: Prescribed,
  same: PerformedSet,
  planned: number | null,
  suggestion: Suggestion | undefined,
): Omit<PerformedSet, "setNumber"> {
  const grown = (value: number, unit: Suggestion["unit"], { max }: { max: number }) => {
    const counts = (item.progressionRuns || suggestion?.stands) && suggestion?.unit === unit;
    return Math.min(max, roundTo(value + (counts ? suggestion.add : 0), 2));
  };
  const held = same.weight === null ? null : grown(same.weight, "kg", performedBounds.weight);
  const weight = planned === null || held === null ? (planned ?? held) : Math.max(planned, held);
  const kind = amountKind(item);
  if (kind === "metres") return { reps: 0, weight, metres: item.metres ?? 0 };
  if (kind === "seconds") {
    const kept = grown(same.seconds ?? 0, "seconds", performedBounds.seconds);
    return { reps: 0, weight, seconds: Math.max(item.seconds ?? 0, kept) };
  }
  const { from, to } = repsRange(item);
  const heavier = weight !== null && weight > (same.weight ?? 0);
  if (heavier) return { reps: from, weight };
  const reps = grown(same.reps, "reps", performedBounds.reps);
  if (item.progression === "double") return { reps: Math.min(to, Math.max(from, reps)), weight };
  return { reps: (same.weight ?? 0) > 0 ? from : Math.max(from, reps), weight };
}
