import type { Gender } from "../trainee.ts";

/** Factors of the basal rate, from sitting all day to hard training on most days. */
export const activityFactors = { low: 1.2, medium: 1.55, high: 1.9 } as const;
export type ActivityLevel = keyof typeof activityFactors;
export const activityLevels = Object.keys(activityFactors) as ActivityLevel[];

/** Input of the burn rate. */
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

/** The burn-rate card's example for unknown figures, in kcal a day. */
export const exampleBurnRate = 2228;

/** The calculator's values for a person without measurements. */
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

/** Known figures of a person; null if unknown. */
export interface KnownFigures {
  gender: Gender | null;
  /** years */
  age: number | null;
  /** kg */
  weight: number | null;
  /** cm */
  height: number | null;
}

/** A person's TDEE; undefined if a figure is missing. */
export function ownBurnRate(known: KnownFigures, activity: ActivityLevel): number | undefined {
  const { gender, age, weight, height } = known;
  if (gender !== "male" && gender !== "female") return undefined;
  if (age === null || weight === null || height === null) return undefined;
  return tdee({ sex: gender, age, weight, height, activity });
}
