import { useState } from "react";
import type { EatenPortion } from "../../domain/activity/diet.ts";
import type { FoodPortion } from "../../domain/contract/libraries/foods.ts";
import { roundTo } from "../../domain/numerals.ts";
import { nameIn } from "../lib/format/names.ts";
import { m } from "../paraglide/messages.js";
import { NumberField } from "../ui/number-field.tsx";
import { SelectField } from "../ui/select.tsx";

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

type AmountFieldsProps = {
  portions: readonly FoodPortion[];
  amount: ReturnType<typeof useAmount>;
  name: string;
  error: string | undefined;
};

/** The unit and the number of it, with the resulting grams. */
export function AmountFields({ portions, amount, name, error }: AmountFieldsProps) {
  const { unit, count, grams, isPortion, setCount, changeUnit } = amount;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        name="unit"
        label={m.foods_unit()}
        value={unit}
        options={[
          ...portions.map((each, index) => ({
            value: String(index),
            label: m.foods_unit_portion({ name: nameIn(each), grams: each.grams }),
          })),
          { value: gramsUnit, label: m.foods_unit_grams() },
        ]}
        onChange={changeUnit}
      />
      <NumberField
        key={unit}
        name={name}
        label={m.foods_amount()}
        stepper
        unit={isPortion ? undefined : m.macros_g()}
        min={isPortion ? 0.5 : 10}
        step={isPortion ? 0.5 : 10}
        decimals={isPortion ? 2 : 1}
        defaultValue={count}
        onValueChange={setCount}
        hint={isPortion && grams !== undefined ? m.foods_grams_total({ grams }) : undefined}
        error={error}
        required
      />
    </div>
  );
}
