import { defaultPlan, initialPlans } from "../../../domain/trainees/plans.ts";
import { m } from "../../paraglide/messages.js";
import { BodyFields } from "../../person-form/body-fields.tsx";
import { FormSection } from "../../person-form/form-section.tsx";
import { GoalsField } from "../../person-form/goals-field.tsx";
import { PasswordFields } from "../../person-form/password-fields.tsx";
import { PersonalFields } from "../../person-form/personal-fields.tsx";
import { PlanCards, type PlanOffer } from "../../person-form/plan-cards.tsx";
import type { FieldErrors } from "../../ui/form.ts";
import { keptPlan } from "./kept-fields.ts";

type SectionsProps = {
  errors: FieldErrors;
  plans?: readonly PlanOffer[];
  /** What the trainer offers at first. */
  chosenPlan?: string;
};

/** Everything to fill in; the initial plans stand until the trainer's arrive. */
export function Sections({
  errors,
  plans = initialPlans,
  chosenPlan = defaultPlan,
}: SectionsProps) {
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
        <PlanCards
          // Cards that stood there before the trainer's choice came are drawn anew.
          key={chosenPlan}
          plans={plans}
          defaultValue={keptPlan() ?? chosenPlan}
          error={errors.plan}
        />
      </FormSection>
    </>
  );
}
