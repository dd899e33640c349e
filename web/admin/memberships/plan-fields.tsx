import type { ReactNode } from "react";
import { maxFeatures, planFields } from "../../../domain/memberships/plans.ts";
import { accountStatuses } from "../../../domain/trainee.ts";
import type { Texts } from "../../lib/waiting/form-drafts.ts";
import { m } from "../../paraglide/messages.js";
import type { FieldErrors } from "../../ui/form.ts";
import { NumberField } from "../../ui/number-field.tsx";
import { SelectField } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { NameFields } from "../list/name-fields.tsx";
import { statusTexts } from "./texts.ts";

/** Room for the maximum number of features, and for a few more, which are refused with a reason. */
const maxFeaturesText = (maxFeatures + 5) * (planFields.feature.max + 10);

type PlanFieldsProps = { texts: Texts; errors: FieldErrors; preview: ReactNode };

export function PlanFields({ texts, errors, preview }: PlanFieldsProps) {
  const { name, months } = planFields;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NameFields
        label={m.memberships_name()}
        englishLabel={m.memberships_english_name()}
        max={name.max}
        texts={texts}
        errors={errors}
      />
      <NumberField
        label={m.memberships_price()}
        name="price"
        required
        unit="₪"
        min={0}
        decimals={2}
        defaultValue={texts.price}
        error={errors.price}
      />
      <NumberField
        label={m.memberships_months()}
        name="months"
        required
        stepper
        min={months.min}
        max={months.max}
        defaultValue={texts.months}
        error={errors.months}
      />
      <TextArea
        label={m.memberships_features()}
        name="features"
        required
        hint={m.memberships_features_hint()}
        rows={4}
        maxLength={maxFeaturesText}
        defaultValue={texts.features}
        error={errors.features}
      />
      <TextArea
        label={m.memberships_english_features()}
        name="englishFeatures"
        dir="ltr"
        hint={m.memberships_english_features_hint()}
        rows={4}
        maxLength={maxFeaturesText}
        defaultValue={texts.englishFeatures}
        error={errors.englishFeatures}
      />
      <SelectField
        label={m.memberships_status()}
        name="status"
        hint={m.memberships_status_hint()}
        options={accountStatuses.map((value) => ({ value, label: statusTexts[value]() }))}
        defaultValue={texts.status}
        error={errors.status}
      />
      {preview}
    </div>
  );
}
