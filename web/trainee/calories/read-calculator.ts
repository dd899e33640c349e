import { activityLevels, type BurnRateInput } from "../../../domain/body/calories.ts";
import { checkFields, type FieldRule } from "../../../domain/fields.ts";
import { parseNumber } from "../../../domain/numerals.ts";
import { fieldTextsOf } from "../../lib/format/field-text.ts";
import type { ReadResult } from "../../ui/form.ts";

/** Wider than a profile's bounds: the calculator refuses only nonsense. */
const rules = {
  age: { kind: "number", min: 1, max: 130, decimals: 0 },
  weight: { kind: "number", min: 1, max: 500, decimals: 1 },
  height: { kind: "number", min: 30, max: 300, decimals: 1 },
} as const satisfies Record<string, FieldRule>;

/** The input of the calculator, or the errors of its fields. */
export function readCalculator(data: FormData): ReadResult<BurnRateInput> {
  const typed = { age: data.get("age"), weight: data.get("weight"), height: data.get("height") };
  const problems = checkFields(rules, typed);
  if (problems) return { errors: fieldTextsOf(problems) };
  const number = (name: keyof typeof typed) => parseNumber(String(typed[name])) ?? 0;
  const value: BurnRateInput = {
    sex: data.get("sex") === "female" ? "female" : "male",
    age: number("age"),
    weight: number("weight"),
    height: number("height"),
    activity: activityLevels.find((level) => level === data.get("activity")) ?? "low",
  };
  return { value };
}
