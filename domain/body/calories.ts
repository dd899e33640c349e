import type { Gender } from "../trainee.ts";

/** What the basal rate is multiplied by, from sitting all day to training hard on most days. */
export const activityFactors = { low: 1.2, medium: 1.55, high: 1.9 } as const;
export type ActivityLevel = keyof typeof activityFactors;
export const activityLevels = Object.keys(activityFactors) as ActivityLevel[];

/** What the burn rate is worked out from. */
export interface BurnRateInput {
  sex: "male" | "female";
  /** years */
  age: number;
  /** kg */
  weight: number;
  /** cm */
  height: number;
  activity: ActivityLevel;
}

/** What the burn-rate card shows, in kcal a day, while the person's own figures are unknown. */
export const exampleBurnRate = 2228;

/** What the calculator shows to whom nobody measured. */
export const calculatorDefaults: BurnRateInput = {
  sex: "male",
  age: 25,
  weight: 70,
  height: 170,
  activity: "low",
};

/**
 * Basal metabolic rate in kcal a day, rounded.
 * Source: Mifflin, St Jeor et al., Am J Clin Nutr 1990;51:241–247.
 */
export function bmr({ sex, age, weight, height }: Omit<BurnRateInput, "activity">): number {
  return Math.round(10 * weight + 6.25 * height - 5 * age + (sex === "male" ? 5 : -161));
}

/** Total daily energy expenditure in kcal a day: the rounded BMR times the activity factor, rounded. */
export function tdee(input: BurnRateInput): number {
  return Math.round(bmr(input) * activityFactors[input.activity]);
}

/** What is known of a person; null where nobody asked or measured. */
interface KnownFigures {
  gender: Gender | null;
  /** years */
  age: number | null;
  /** kg */
  weight: number | null;
  /** cm */
  height: number | null;
}

/** A person's own TDEE; undefined while a figure is missing that it takes. */
export function ownBurnRate(known: KnownFigures, activity: ActivityLevel): number | undefined {
  const { gender, age, weight, height } = known;
  if (gender !== "male" && gender !== "female") return undefined;
  if (age === null || weight === null || height === null) return undefined;
  return tdee({ sex: gender, age, weight, height, activity });
}
