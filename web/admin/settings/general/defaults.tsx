import type { GeneralSettings } from "../../../../domain/contract/operations/general-settings.ts";
import { parseNumber } from "../../../../domain/numerals.ts";
import {
  type DefaultSettings,
  defaultPlanOf,
  isDefaultTarget,
} from "../../../../domain/people/defaults.ts";
import { stepBounds } from "../../../../domain/person-bounds.ts";
import { formatCount } from "../../../lib/format/format.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { m } from "../../../paraglide/messages.js";
import type { ReadResult } from "../../../ui/form.ts";
import { NumberField } from "../../../ui/number-field.tsx";
import { SelectField } from "../../../ui/select.tsx";
import { saveDefaults } from "../queries.ts";
import { SectionForm } from "../section-form.tsx";

const { minTarget, maxTarget, targetStep } = stepBounds;

/** The defaults of a new trainee, whether registered by themselves or by the trainer. */
export function DefaultsForm({ defaults, plans }: Pick<GeneralSettings, "defaults" | "plans">) {
  return (
    <SectionForm
      id="defaults"
      stored={{
        plan: defaultPlanOf(defaults, plans) ?? "",
        targetSteps: String(defaults.targetSteps),
      }}
      read={readDefaults}
      save={saveDefaults}
      failed={m.settings_choice_failed()}
    >
      {({ texts, errors }) => (
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <SelectField
            label={m.settings_default_plan()}
            name="plan"
            hint={m.settings_default_plan_hint()}
            options={plans.map((plan) => ({ value: plan.id, label: nameIn(plan) }))}
            defaultValue={texts.plan}
            error={errors.plan}
          />
          <NumberField
            stepper
            label={m.settings_default_target()}
            name="targetSteps"
            hint={boundsText()}
            min={minTarget}
            max={maxTarget}
            step={targetStep}
            defaultValue={texts.targetSteps}
            error={errors.targetSteps}
          />
        </div>
      )}
    </SectionForm>
  );
}

const boundsText = () =>
  m.settings_default_target_hint({
    min: formatCount(minTarget),
    max: formatCount(maxTarget),
    step: formatCount(targetStep),
  });

function readDefaults(data: FormData): ReadResult<DefaultSettings> {
  const targetSteps = parseNumber(String(data.get("targetSteps") ?? ""));
  if (!isDefaultTarget(targetSteps)) return { errors: { targetSteps: boundsText() } };
  return { value: { plan: String(data.get("plan") ?? "") || null, targetSteps } };
}
