/** What was done of one kind on one day, against what was assigned. */
export interface DayShare {
  done: number;
  /** Assigned count; 0 leaves the kind out of the average. */
  goal: number;
}

/** What was done of all three kinds on one day. */
export interface DayPerformance {
  exercises: DayShare;
  meals: DayShare;
  steps: DayShare;
}

/** What each kind weighs in a day's score, in percent. */
export const scoreWeights = { exercises: 60, meals: 40 } as const;

/** What a day's score is made of: the kinds that were assigned, each with its weight in percent. */
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
  /** 0–100; a kind without assignment gives its weight to the other. */
  weight: number;
}

/** The score kept in the daily roll-up, 0–100; undefined when neither kind was assigned. */
export function dailyScore(day: Pick<DayPerformance, "exercises" | "meals">): number | undefined {
  const parts = scoreParts(day);
  if (parts.length === 0) return undefined;
  return Math.round(parts.reduce((sum, { share, weight }) => sum + partOf(weight, share), 0));
}

/** What of a weight was reached. Multiplied first, as halves would else be rounded by chance. */
const partOf = (weight: number, { done, goal }: DayShare) =>
  Math.min(weight, (weight * done) / goal);
