import { nutritionTargetFields } from "../../../../domain/body/nutrition-target.ts";
import type { NewNutritionTarget } from "../../../../domain/contract/body/nutrition-targets.ts";
import { checkFields } from "../../../../domain/fields.ts";
import { parseNumber } from "../../../../domain/numerals.ts";
import { fieldTextsOf } from "../../../lib/format/field-text.ts";
import type { Texts } from "../../../lib/waiting/form-drafts.ts";
import type { ReadResult } from "../../../ui/form.ts";

type Read = Omit<NonNullable<NewNutritionTarget["target"]>, "source">;

export const targetNames = ["calories", "protein", "carbs", "fat"] as const;

/** The texts of a target's fields. */
export const targetTexts = (target: { [Name in keyof Read]: Read[Name] | null }): Texts =>
  Object.fromEntries(targetNames.map((name) => [name, String(target[name] ?? "")]));

/** A target from the fields; an empty macro is null. */
export function readTarget(data: FormData): ReadResult<Read> {
  const texts = Object.fromEntries(targetNames.map((name) => [name, String(data.get(name) ?? "")]));
  const problems = checkFields(nutritionTargetFields, texts);
  if (problems) return { errors: fieldTextsOf(problems) };
  const number = (name: string) => parseNumber(texts[name] ?? "") ?? null;
  const value = {
    calories: number("calories") ?? 0,
    protein: number("protein"),
    carbs: number("carbs"),
    fat: number("fat"),
  };
  return { value };
}
