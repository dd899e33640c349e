import { m } from "../../paraglide/messages.js";
import { BodyFields } from "../../person-form/body-fields.tsx";
import { FormSection } from "../../person-form/form-section.tsx";
import { GoalsField } from "../../person-form/goals-field.tsx";
import { PasswordFields } from "../../person-form/password-fields.tsx";
import { PersonalFields } from "../../person-form/personal-fields.tsx";
import type { FieldErrors } from "../../ui/form.ts";
import { type OfferState, PlanChoices } from "./plan-choices.tsx";

type SectionsProps = { errors: FieldErrors; offer: OfferState };

/** All sections of the registration; the plans have placeholders until they load. */
export function Sections({ errors, offer }: SectionsProps) {
  return (
    <>
      <FormSection card title={m.person_section_personal()}>
        <PersonalFields own errors={errors} />
        <PasswordFields errors={errors} />
      </FormSection>
      <FormSection card title={m.person_section_body()}>
        <BodyFields errors={errors} />
      </FormSection>
      <FormSection card title={m.person_section_goals()}>
        <GoalsField errors={errors} />
      </FormSection>
      <FormSection card title={m.person_section_plan()}>
        <PlanChoices {...offer} error={errors.plan} />
      </FormSection>
    </>
  );
}
