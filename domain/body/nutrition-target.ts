import type { LocalDate } from "../calendar.ts";
import type { FieldRule } from "../fields.ts";
import { quantityBounds } from "../libraries/bounds.ts";
import { energyPerGram, swapStep } from "../libraries/macros.ts";
import { roundTo } from "../numerals.ts";
import type { JudgedTone } from "../tone.ts";
import type { Gender, Goal } from "../trainee.ts";

/** Bounds of a target: kcal, and g of each macro. */
export const nutritionTargetFields = {
  calories: { kind: "number", min: 800, max: 8000, decimals: 0 },
  protein: { kind: "number", min: 0, max: 500, decimals: 0, optional: true },
  carbs: { kind: "number", min: 0, max: 1200, decimals: 0, optional: true },
  fat: { kind: "number", min: 0, max: 400, decimals: 0, optional: true },
} as const satisfies Record<string, FieldRule>;

/** Sources of a target: computed from the person's figures, or typed. */
export const targetSources = ["computed", "hand"] as const;

/** The target of a day: kcal, and g of each macro; null is open. */
export interface NutritionTarget {
  calories: number;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
}

/** A stored target, valid from its day until the next one. Without calories it ends the previous one. */
export interface DatedTarget {
  startsOn: LocalDate;
  calories: number | null;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
}

/** The target of a day; undefined without one. */
export function targetOn(
  targets: readonly DatedTarget[],
  date: LocalDate,
): NutritionTarget | undefined {
  const begun = targets.filter(({ startsOn }) => startsOn <= date);
  const [first, ...others] = begun;
  if (!first) return undefined;
  const last = others.reduce((last, each) => (each.startsOn > last.startsOn ? each : last), first);
  const { calories, protein, carbs, fat } = last;
  return calories === null ? undefined : { calories, protein, carbs, fat };
}

/** Input of a suggestion. */
interface TargetFigures {
  /** kcal a day. */
  tdee: number;
  gender: Gender | null;
  /** kg */
  weight: number;
  targetWeight: number | null;
  goals: readonly Goal[];
}

/** Share of the TDEE: a fifth less to lose weight, a tenth more to gain muscle. */
const energyShare = { lose: 0.8, gain: 1.1, keep: 1 } as const;
/** Minimum in kcal; less needs a physician. */
const minEnergy = { female: 1200, male: 1500, other: 1500 } as const;
/** g a kg and day. */
const proteinPerKg = { lose: 2, gain: 1.8, keep: 1.6 } as const;
const fatShare = 0.28;

/**
 * The target for a person's goal, in tens of kcal and fives of g. Its energy by 4/4/9 differs from the
 * calories by at most 20 kcal. Weight loss counts protein by the target weight.
 * Sources: energy, ISSN Position Stand: diets and body composition (2017), and its floor NHLBI (2013);
 * protein, ISSN Position Stand: protein and exercise (2017); fat within the AMDR of 20–35 %.
 */
export function suggestedTarget(figures: TargetFigures): NutritionTarget {
  const { tdee, gender, weight, targetWeight, goals } = figures;
  const aim = aimOf(goals);
  const floor = minEnergy[gender ?? "other"];
  const calories = Math.max(floor, roundTo((tdee * energyShare[aim]) / 10, 0) * 10);
  const fedFor = aim === "lose" ? Math.min(weight, targetWeight ?? weight) : weight;
  const most = (calories * 0.35) / energyPerGram.protein;
  const protein = fives(Math.min(fedFor * proteinPerKg[aim], most));
  const fat = fives((calories * fatShare) / energyPerGram.fat);
  const left = calories - protein * energyPerGram.protein - fat * energyPerGram.fat;
  return { calories, protein, carbs: fives(left / energyPerGram.carbs), fat };
}

const fives = (grams: number) => Math.round(grams / 5) * 5;

/** The aim of eating by a person's goals; weight loss comes first. */
export function aimOf(goals: readonly Goal[]): keyof typeof energyShare {
  if (goals.includes("weight_loss")) return "lose";
  return goals.includes("muscle_gain") ? "gain" : "keep";
}

/** Tolerated difference between macros and calories, in kcal. */
const energyTolerance = 50;

/** Energy of the macros minus the calories, in kcal; undefined if one is open, or if they agree. */
export function energyGap({ calories, protein, carbs, fat }: NutritionTarget): number | undefined {
  if (protein === null || carbs === null || fat === null) return undefined;
  const held =
    protein * energyPerGram.protein + carbs * energyPerGram.carbs + fat * energyPerGram.fat;
  const gap = Math.round(held - calories);
  return Math.abs(gap) > energyTolerance ? gap : undefined;
}

/**
 * The tone of a planned amount by its target: within 5 % good, 10 % fair, 20 % warn, otherwise bad.
 * @returns undefined if either is unknown or nothing is planned
 */
export function targetTone(planned: number | null, target: number | null): JudgedTone | undefined {
  if (planned === null || target === null || planned <= 0 || target <= 0) return undefined;
  const off = Math.abs(planned - target) / target;
  if (off <= 0.05) return "good";
  if (off <= 0.1) return "fair";
  return off <= 0.2 ? "warn" : "bad";
}

/**
 * The grams of a meal that bring a day to its target, in steps of 5.
 * @param left kcal of the target minus the other meals
 * @param per100 kcal of 100 g
 * @returns undefined if no allowed amount does
 */
export function gramsToTarget(left: number, per100: number | null): number | undefined {
  if (per100 === null || per100 <= 0 || left <= 0) return undefined;
  const grams = roundTo((left * 100) / per100 / swapStep, 0) * swapStep;
  return grams >= quantityBounds.min && grams <= quantityBounds.max ? grams : undefined;
}
