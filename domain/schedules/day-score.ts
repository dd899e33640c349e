/** Done and assigned counts of one kind on one day. */
export interface DayShare {
  done: number;
  /** Assigned count; 0 leaves the kind out of the average. */
  goal: number;
}

/** Done and assigned counts of all three kinds on one day. */
export interface DayPerformance {
  exercises: DayShare;
  meals: DayShare;
  steps: DayShare;
}

/** Weights of a day's score in percent. */
export const scoreWeights = { exercises: 60, meals: 40 } as const;

/** The parts of a day's score: the assigned kinds, each with its weight in percent. */
export function scoreParts({
  exercises,
  meals,
}: Pick<DayPerformance, "exercises" | "meals">): ScorePart[] {
  const parts: ScorePart[] = [];
  const weightOf = (kind: ScorePart["kind"], other: DayShare) =>
    other.goal > 0 ? scoreWeights[kind] : 100;
  if (exercises.goal > 0) {
    parts.push({ kind: "exercises", share: exercises, weight: weightOf("exercises", meals) });
  }
  if (meals.goal > 0) {
    parts.push({ kind: "meals", share: meals, weight: weightOf("meals", exercises) });
  }
  return parts;
}

interface ScorePart {
  kind: keyof typeof scoreWeights;
  share: DayShare;
  /** 0–100; an unassigned kind gives its weight to the other. */
  weight: number;
}

/** The score of the daily roll-up, 0–100; undefined if neither kind was assigned. */
export function dailyScore(day: Pick<DayPerformance, "exercises" | "meals">): number | undefined {
  const parts = scoreParts(day);
  if (parts.length === 0) return undefined;
  return Math.round(parts.reduce((sum, { share, weight }) => sum + partOf(weight, share), 0));
}

/** The reached part of a weight. The product comes first, so that halves round alike everywhere. */
const partOf = (weight: number, { done, goal }: DayShare) =>
  Math.min(weight, (weight * done) / goal);
