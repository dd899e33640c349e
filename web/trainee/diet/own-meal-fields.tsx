import { nutrientTexts, timingOptions } from "../../meals/texts.ts";
import { m } from "../../paraglide/messages.js";
import { ChoiceChips } from "../../ui/choice-chips.tsx";
import { TextField } from "../../ui/field.tsx";
import type { FieldErrors } from "../../ui/form.ts";
import { NumberField } from "../../ui/number-field.tsx";
import { TextArea } from "../../ui/text-area.tsx";

type HandFieldsProps = {
  values: Record<string, string>;
  errors: FieldErrors;
};

/** Fields of a meal typed by hand; the numbers are of the whole meal. */
export function HandFields({ values, errors }: HandFieldsProps) {
  const number = (name: "calories" | "protein" | "carbs" | "fat", unit: string) => (
    <NumberField
      key={name}
      name={name}
      label={nutrientTexts[name]()}
      unit={unit}
      decimals={name === "calories" ? 0 : 1}
      step={name === "calories" ? 1 : 0.1}
      min={0}
      defaultValue={values[name]}
      error={errors[name]}
      required
    />
  );
  return (
    <>
      <TextField
        name="name"
        label={m.diet_name()}
        defaultValue={values.name}
        maxLength={120}
        error={errors.name}
        autoComplete="off"
        required
      />
      <CategoryField value={values.category} error={errors.category} />
      <div className="grid grid-cols-2 gap-3">
        {number("calories", m.diet_kcal_unit())}
        {number("protein", m.diet_gram_unit())}
        {number("carbs", m.diet_gram_unit())}
        {number("fat", m.diet_gram_unit())}
      </div>
      <TextArea
        name="description"
        label={m.diet_description()}
        defaultValue={values.description}
        rows={2}
        maxLength={500}
        error={errors.description}
      />
    </>
  );
}

export function CategoryField({ value, error }: { value?: string; error?: string }) {
  return (
    <ChoiceChips
      name="category"
      label={m.diet_category()}
      options={timingOptions()}
      defaultValue={value ? [value] : []}
      error={error}
      required
    />
  );
}
