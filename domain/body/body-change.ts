import type { Goal } from "../trainee.ts";
import type { MeasurementKind } from "./measurements.ts";

/** The meaning of a change for a person; `neutral` if the goals say nothing. */
export type Verdict = "better" | "worse" | "neutral";

/** +1: more is wanted, −1: less. Other kinds say nothing. */
type Wishes = Partial<Record<MeasurementKind | "weight", 1 | -1>>;

const lessRound = { waist: -1, neck: -1, chest: -1, arm: -1, thigh: -1, calf: -1 } as const;
const moreMuscle = { muscleMass: 1, chest: 1, arm: 1, thigh: 1, calf: 1 } as const;

/**
 * The wishes of each goal. Weight loss should keep muscle. Muscle gain may bring fat and waist, so it says
 * nothing of them.
 */
const wishes: Record<Goal, Wishes> = {
  weight_loss: { weight: -1, fatPercentage: -1, muscleMass: 1, ...lessRound },
  muscle_gain: { weight: 1, ...moreMuscle },
  fitness: { fatPercentage: -1, muscleMass: 1, waist: -1 },
  strength: { muscleMass: 1 },
  flexibility: {},
  maintain: {},
};

function wishOf(kind: MeasurementKind | "weight", goals: readonly Goal[]): 1 | -1 | undefined {
  const wished = new Set(goals.flatMap((goal) => wishes[goal][kind] ?? []));
  const [wish] = wished;
  return wished.size === 1 ? wish : undefined;
}

/**
 * Judges the change of a measurement by goals. Opposite wishes for one kind cancel each other.
 * @param difference later minus earlier, in the kind's unit
 */
export function judgeChange(
  kind: MeasurementKind | "weight",
  difference: number,
  goals: readonly Goal[],
): Verdict {
  const wish = wishOf(kind, goals);
  if (wish === undefined || !difference) return "neutral";
  return Math.sign(difference) === wish ? "better" : "worse";
}

/**
 * Judges a change of weight: by the target if there is one, otherwise by the goals.
 * @param current kg, after the change of `difference`
 */
export function judgeWeight(
  { difference, current, target }: { difference: number; current: number; target: number | null },
  goals: readonly Goal[],
): Verdict {
  if (target === null) return judgeChange("weight", difference, goals);
  if (!difference) return "neutral";
  const before = Math.abs(current - difference - target);
  return Math.abs(current - target) <= before ? "better" : "worse";
}
