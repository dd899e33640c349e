import { roundTo } from "../numerals.ts";
import { amountKind, type Prescribed, repsRange } from "../schedules/prescription.ts";
import { exerciseBounds } from "../schedules/schedules.ts";
import type { PerformedSet } from "./performed-sets.ts";

/** Seconds that a held set grows by. */
const secondsStep = 5;

/** Why the next time is what it is. */
type ProgressionReason =
  /** Every set reached what was asked for. */
  | "all_done"
  /** Every set reached the most of the range. */
  | "top_reached"
  /** The same without weight: a harder exercise, or a weight, is due. */
  | "outgrown"
  /** Every set lies in the range, and one below its most. */
  | "within_range"
  /** A set is missing, or fell short of the fewest. */
  | "missed";

/** What the log says of the next time. */
export interface Suggestion {
  reason: ProgressionReason;
  /** What every set grows by; nothing after a missed repetition. */
  unit: "kg" | "reps" | "seconds";
  add: number;
  /** What the plan is to say for it; null where there is nothing to agree to. */
  accepted: Accepted | null;
  /** Whether the plan says so already. */
  stands: boolean;
}

/** Fields of the item that agreeing to a suggestion writes. */
export type Accepted = { weight: number } | { reps: number } | { seconds: number };

/**
 * What the sets of the time before say of the next time, by the item's progression. Derived each time:
 * a corrected set corrects it. Linear progression adds as soon as everything that was asked for was
 * done; double progression first goes through the range, then adds weight and begins at its fewest.
 * Source: ACSM, Progression Models in Resistance Training (2009): load rises once what was asked for is done.
 * @param before the sets of the last day, none when it was never done
 * @returns undefined without a progression or a time before, by percentages, for ways, where less than
 * the plan's weight was lifted, and where sets were counted in something else
 */
export function suggestionOf(
  item: Prescribed,
  before: readonly PerformedSet[],
): Suggestion | undefined {
  const kind = amountKind(item);
  if (!item.progression || before.length === 0 || kind === "metres") return undefined;
  if (typeof item.percent === "number" && item.weight === null) return undefined;
  if (before.some((set) => amountKind(set) !== kind)) return undefined;
  return kind === "seconds" ? ofSeconds(item, before) : ofReps(item, before);
}

function ofSeconds(item: Prescribed, before: readonly PerformedSet[]): Suggestion {
  const asked = item.seconds ?? 0;
  const least = leastOf(before.map(({ seconds }) => seconds ?? 0));
  const most = exerciseBounds.seconds.max;
  const held = before.map(({ seconds }) => seconds ?? 0);
  if (before.length >= item.sets && isRaised(held, asked, secondsStep)) {
    const accepted = { seconds: asked };
    return { reason: "all_done", unit: "seconds", add: secondsStep, accepted, stands: true };
  }
  if (before.length < item.sets || least < asked) return nothing("missed", "seconds");
  const next = Math.min(most, least + secondsStep);
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
  if (unit === "reps" && !double && before.length >= item.sets && isRaised(done, from, 1)) {
    return { reason: "all_done", unit, add: 1, accepted: { reps: from }, stands: true };
  }
  if (missed) return nothing("missed", unit);
  if (double && least < to) return { ...nothing("within_range", "reps"), add: 1 };
  const reason = double ? "top_reached" : "all_done";
  if (unit === "kg") {
    if (raised > exerciseBounds.weight.max) return nothing(reason, unit);
    const add = roundTo(raised - lifted, 2);
    return { reason, unit, add, accepted: { weight: raised }, stands };
  }
  if (double) return nothing("outgrown", "reps");
  const next = Math.min(exerciseBounds.reps.max, least + 1);
  return { reason, unit, add: Math.max(0, next - least), accepted: { reps: next }, stands: false };
}

const nothing = (reason: ProgressionReason, unit: Suggestion["unit"]): Suggestion => ({
  reason,
  unit,
  add: 0,
  accepted: null,
  stands: false,
});

/**
 * Whether the plan asks for one step more than what every set alike was: as it stands once somebody
 * agreed to a suggestion, which nothing else tells.
 */
const isRaised = (sets: readonly number[], asked: number, step: number) =>
  asked > step && sets.every((each) => each === asked - step);

const leastOf = (values: readonly number[]) => Math.min(...values);

/**
 * A set as its progression asks for it: never less than the plan, and never less weight than the time
 * before; more only where the suggestion says so and needs nobody's yes.
 * @param same the same set of the time before
 * @param planned kg of the plan; null where it names none
 */
export function progressedSet(
  item: Prescribed,
  same: PerformedSet,
  planned: number | null,
  suggestion: Suggestion | undefined,
): Omit<PerformedSet, "setNumber"> {
  const add = (unit: Suggestion["unit"]) =>
    item.progressionRuns && suggestion?.unit === unit ? suggestion.add : 0;
  const held = same.weight === null ? null : roundTo(same.weight + add("kg"), 2);
  const weight = planned === null || held === null ? (planned ?? held) : Math.max(planned, held);
  if (amountKind(item) === "seconds") {
    const kept = (same.seconds ?? 0) + add("seconds");
    return { reps: 0, weight, seconds: Math.max(item.seconds ?? 0, kept) };
  }
  const { from, to } = repsRange(item);
  const heavier = weight !== null && weight > (same.weight ?? 0);
  if (heavier) return { reps: from, weight };
  const reps = same.reps + add("reps");
  if (item.progression === "double") return { reps: Math.min(to, Math.max(from, reps)), weight };
  return { reps: (same.weight ?? 0) > 0 ? from : Math.max(from, reps), weight };
}
