import { mealTimings } from "../../domain/libraries/meals.ts";
import { type FastingMealSlots, fastingMeals } from "../../domain/ramadan/slots.ts";
import { timingTexts } from "../meals/timing-texts.ts";
import { SelectField } from "../ui/select.tsx";
import { fastingMealTexts } from "./fasting-texts.ts";

type FastingMealFieldsProps = {
  legend: string;
  /** Whether a title above says the same. */
  titled?: boolean;
  meals: FastingMealSlots;
  onChange: (meals: FastingMealSlots) => void;
};

/** The meal of the fast for each planned meal. */
export const FastingMealFields = ({ legend, titled, meals, onChange }: FastingMealFieldsProps) => (
  <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(min(max(9rem,50%-0.375rem),100%),1fr))] gap-3">
    <legend className={titled ? "sr-only" : "mb-2 font-medium"}>{legend}</legend>
    {mealTimings.map((timing) => (
      <SelectField
        key={timing}
        name={timing}
        label={timingTexts[timing]()}
        options={fastingMeals.map((slot) => ({ value: slot, label: fastingMealTexts[slot]() }))}
        value={meals[timing]}
        onChange={(chosen) => {
          const slot = fastingMeals.find((each) => each === chosen);
          if (slot) onChange({ ...meals, [timing]: slot });
        }}
      />
    ))}
  </fieldset>
);
