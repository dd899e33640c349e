import { useState } from "react";
import { mealFields } from "../../../domain/libraries/meals.ts";
import { accountStatuses } from "../../../domain/trainee.ts";
import type { Texts } from "../../lib/waiting/form-drafts.ts";
import { timingOptions } from "../../meals/texts.ts";
import { m } from "../../paraglide/messages.js";
import { TextField } from "../../ui/field.tsx";
import type { FieldErrors } from "../../ui/form.ts";
import { SelectField } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { statusTexts } from "./texts.ts";

type AboutFieldsProps = { texts: Texts; errors: FieldErrors };

/** A meal's names, timing and status. */
export function AboutFields({ texts, errors }: AboutFieldsProps) {
  const [category, setCategory] = useState(texts.category);
  const [timing, setTiming] = useState(texts.timing);
  // The timing follows the category until it is chosen itself.
  const choose = (value: string) => {
    if (timing === category) setTiming(value);
    setCategory(value);
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <TextField
        name="name"
        label={m.meals_name()}
        required
        maxLength={mealFields.name.max}
        autoComplete="off"
        dir="auto"
        defaultValue={texts.name}
        error={errors.name}
      />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <SelectField
          name="category"
          label={m.meals_filter_category()}
          options={timingOptions()}
          value={category}
          onChange={choose}
          error={errors.category}
        />
        <SelectField
          name="timing"
          label={m.meals_timing()}
          options={timingOptions()}
          value={timing}
          onChange={setTiming}
          error={errors.timing}
        />
        <SelectField
          name="status"
          label={m.meals_filter_status()}
          options={accountStatuses.map((value) => ({ value, label: statusTexts[value]() }))}
          defaultValue={texts.status}
          error={errors.status}
        />
      </div>
      <TextArea
        name="description"
        label={m.meals_description()}
        hint={m.meals_description_hint()}
        rows={2}
        maxLength={mealFields.description.max}
        dir="auto"
        defaultValue={texts.description}
        error={errors.description}
      />
    </div>
  );
}
