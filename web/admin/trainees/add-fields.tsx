import type { PlanChoice } from "../../../domain/contract/memberships/plans.ts";
import { circumferenceKinds, compositionKinds } from "../../body/texts.ts";
import { choicesIn, type Texts } from "../../lib/waiting/form-drafts.ts";
import { m } from "../../paraglide/messages.js";
import { BodyFields } from "../../person-form/body-fields.tsx";
import { FormSection } from "../../person-form/form-section.tsx";
import { GoalsField } from "../../person-form/goals-field.tsx";
import { PasswordFields } from "../../person-form/password-fields.tsx";
import { PersonalFields } from "../../person-form/personal-fields.tsx";
import { PlanCards } from "../../person-form/plan-cards.tsx";
import type { FieldErrors } from "../../ui/form.ts";
import { MeasurementFields } from "./measurement-fields.tsx";

type AddFieldsProps = {
  plans: readonly PlanChoice[];
  /** The initial values. */
  texts: Texts;
  errors: FieldErrors;
};

/** The five sections of a registration. */
export function AddFields({ plans, texts, errors }: AddFieldsProps) {
  const person = { errors, defaults: { ...texts, goals: choicesIn(texts.goals) } };
  const measured = { errors, defaults: texts };
  return (
    <>
      <FormSection title={m.person_section_personal()}>
        <PersonalFields {...person} />
        <PasswordFields errors={errors} hint={m.invitations_password_hint()} optional />
      </FormSection>
      <FormSection title={m.person_section_body()}>
        <BodyFields {...person} />
        <MeasurementFields kinds={compositionKinds} {...measured} />
      </FormSection>
      <FormSection title={m.trainees_section_measurements()}>
        <p className="-mt-3 text-sm text-muted">{m.trainees_measurements_hint()}</p>
        <MeasurementFields kinds={circumferenceKinds} {...measured} />
      </FormSection>
      <FormSection title={m.person_section_goals()}>
        <GoalsField {...person} />
      </FormSection>
      <FormSection title={m.person_section_plan()}>
        <PlanCards plans={plans} defaultValue={texts.plan} error={errors.plan} />
      </FormSection>
    </>
  );
}
