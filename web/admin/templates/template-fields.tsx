import { templateFields, templateLevels } from "../../../domain/templates/templates.ts";
import { goals } from "../../../domain/trainee.ts";
import type { Texts } from "../../lib/waiting/form-drafts.ts";
import { m } from "../../paraglide/messages.js";
import { goalTexts } from "../../person-form/texts.ts";
import type { FieldErrors } from "../../ui/form.ts";
import { NumberField } from "../../ui/number-field.tsx";
import { SelectField } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { NameFields } from "../list/name-fields.tsx";
import { levelTexts } from "./texts.ts";

type FieldsProps = { texts: Texts; errors: FieldErrors };
type TemplateFieldsProps = FieldsProps & { isNew: boolean };

/** The fields of a template's name and tags. */
export function TemplateFields({ texts, errors, isNew }: TemplateFieldsProps) {
  const { name, description, weeks } = templateFields;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NameFields
        label={m.templates_name()}
        englishLabel={m.templates_english_name()}
        max={name.max}
        texts={texts}
        errors={errors}
      />
      <TagFields texts={texts} errors={errors} />
      <NumberField
        label={m.templates_weeks()}
        name="weeks"
        required
        stepper
        min={weeks.min}
        max={weeks.max}
        {...(!isNew && { hint: m.templates_weeks_hint() })}
        defaultValue={texts.weeks}
        error={errors.weeks}
      />
      <TextArea
        label={m.templates_description()}
        name="description"
        rows={2}
        maxLength={description.max}
        dir="auto"
        defaultValue={texts.description}
        error={errors.description}
      />
      <TextArea
        label={m.templates_english_description()}
        name="englishDescription"
        rows={2}
        maxLength={description.max}
        dir="ltr"
        defaultValue={texts.englishDescription}
        error={errors.englishDescription}
      />
    </div>
  );
}

/** The fields of the tags by which a template is found. */
export function TagFields({ texts, errors }: FieldsProps) {
  const none = { value: "", label: m.templates_not_said() };
  const { daysPerWeek } = templateFields;
  const days = Array.from({ length: daysPerWeek.max }, (_, index) => index + daysPerWeek.min);
  return (
    <>
      <SelectField
        label={m.templates_goal()}
        name="goal"
        options={[none, ...goals.map((value) => ({ value, label: goalTexts[value]() }))]}
        defaultValue={texts.goal}
        error={errors.goal}
      />
      <SelectField
        label={m.templates_level()}
        name="level"
        options={[none, ...templateLevels.map((value) => ({ value, label: levelTexts[value]() }))]}
        defaultValue={texts.level}
        error={errors.level}
      />
      <SelectField
        label={m.templates_days_a_week()}
        name="daysPerWeek"
        options={[
          none,
          ...days.map((count) => ({
            value: String(count),
            label: m.templates_days_per_week({ count }),
          })),
        ]}
        defaultValue={texts.daysPerWeek}
        error={errors.daysPerWeek}
      />
    </>
  );
}
