import { useState } from "react";
import type { EatenPortion } from "../../domain/activity/diet.ts";
import { portionsRule } from "../../domain/activity/portions-rule.ts";
import type { FoodPortion } from "../../domain/contract/libraries/foods.ts";
import { checkField, type FieldRule } from "../../domain/fields.ts";
import { roundTo } from "../../domain/numerals.ts";
import { nameIn } from "../lib/format/names.ts";
import { m } from "../paraglide/messages.js";
import { ChoiceChips } from "../ui/choice-chips.tsx";
import { NumberField } from "../ui/number-field.tsx";
import { Slider } from "../ui/slider.tsx";
import { portionGrams, portionText } from "./portion-text.ts";

/** An amount in grams, and the portions as entered, or null. */
export interface ToldAmount {
  grams: number;
  portion: EatenPortion | null;
}

const gramsUnit = "grams";

/** The amount of a food during entry: in grams, or in one of its portions. */
export function useAmount(portions: readonly FoodPortion[], begun?: ToldAmount) {
  const first = begun ? portions.findIndex(({ name }) => name === begun.portion?.name) : 0;
  const [unit, setUnit] = useState(portions[first] ? String(first) : gramsUnit);
  const portion = portions[Number(unit)];
  const [count, setCount] = useState(() => {
    if (begun) return portion ? begun.portion?.count : begun.grams;
    return portion ? 1 : 100;
  });
  const grams = count === undefined ? undefined : roundTo(count * (portion?.grams ?? 1), 1);
  return {
    unit,
    /** Undefined while the text is not a number. */
    count,
    grams,
    portion: portion && count !== undefined ? { ...portion, count } : null,
    isPortion: portion !== undefined,
    setCount,
    changeUnit: (next: string) => {
      setUnit(next);
      setCount(next === gramsUnit ? (grams ?? 100) : 1);
    },
  };
}

/** The problem of an entered amount by the rule of its grams; the bounds are in the entered unit. */
export function amountProblem(
  rule: Extract<FieldRule, { kind: "number" }>,
  { count, portion }: Pick<ReturnType<typeof useAmount>, "count" | "portion">,
) {
  return checkField(portion ? portionsRule(rule, portion.grams) : rule, count ?? "-");
}

type AmountFieldsProps = {
  portions: readonly FoodPortion[];
  amount: ReturnType<typeof useAmount>;
  name: string;
  error: string | undefined;
};

/** Steps and the least end of the slider; beyond its other end a number is typed. */
const slides = {
  portions: { min: 0.25, max: 4, step: 0.25 },
  grams: { min: 10, max: 500, step: 10 },
} as const;

/** The unit as chips, then its number: by a slider in quarters, by buttons, or typed. */
export function AmountFields({ portions, amount, name, error }: AmountFieldsProps) {
  const { unit, count, grams, portion, isPortion, setCount, changeUnit } = amount;
  const { min, max, step } = isPortion ? slides.portions : slides.grams;
  const words = portion ? portionText(portion) : m.foods_grams({ grams: grams ?? 0 });
  return (
    <div className="grid grid-cols-1 gap-2">
      <Slider
        label={m.foods_amount_slider()}
        min={min}
        max={Math.max(max, Math.ceil(count ?? 0))}
        step={step}
        value={count}
        valueText={words}
        onChange={setCount}
      />
      {portions.length > 0 && (
        <ChoiceChips
          name="unit"
          label={m.foods_unit()}
          labelHidden
          options={[
            ...portions.map((each, index) => ({
              value: String(index),
              label: m.foods_unit_portion({ name: nameIn(each), grams: portionGrams(each.grams) }),
            })),
            { value: gramsUnit, label: m.foods_unit_grams() },
          ]}
          value={[unit]}
          onChange={([chosen]) => chosen !== undefined && changeUnit(chosen)}
        />
      )}
      <NumberField
        key={unit}
        name={name}
        label={m.foods_amount()}
        stepper
        unit={isPortion ? undefined : m.macros_g()}
        min={min}
        step={step}
        decimals={isPortion ? 2 : 1}
        value={count ?? null}
        onValueChange={setCount}
        hint={
          portion && grams !== undefined
            ? m.foods_amount_equals({ amount: portionText(portion), grams: portionGrams(grams) })
            : undefined
        }
        error={error}
        required
      />
    </div>
  );
}
