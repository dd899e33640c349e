import { measurementKinds } from "../../../domain/body/measurements.ts";
import type { TraineeDetails } from "../../../domain/contract/people/trainees.ts";
import { planChangeKinds } from "../../../domain/memberships/subscriptions.ts";
import { accountStatuses, formGenders, genders, goals } from "../../../domain/trainee.ts";
import { datedDay, formatDay } from "../../lib/format/format.ts";
import { nameIn } from "../../lib/format/names.ts";
import { m } from "../../paraglide/messages.js";
import { BodyFields } from "../../person-form/body-fields.tsx";
import { FormSection } from "../../person-form/form-section.tsx";
import { GoalsField } from "../../person-form/goals-field.tsx";
import { PasswordFields } from "../../person-form/password-fields.tsx";
import { PersonalFields } from "../../person-form/personal-fields.tsx";
import type { FieldErrors } from "../../ui/form.ts";
import { SelectField } from "../../ui/select.tsx";
import type { EditValues } from "./edit-values.ts";
import { MeasurementFields } from "./measurement-fields.tsx";
import { planChangeTexts, statusTexts } from "./texts.ts";

type EditFieldsProps = { trainee: TraineeDetails; values: EditValues; errors: FieldErrors };

export function EditFields({ trainee, values, errors }: EditFieldsProps) {
  const sections = { errors, defaults: values };
  const stored = trainee.gender === "other" ? genders : formGenders;
  return (
    <>
      <FormSection title={m.person_section_personal()}>
        <PersonalFields {...sections} genders={stored} emailMayLack={trainee.email === null} />
      </FormSection>
      <AccountFields trainee={trainee} values={values} errors={errors} />
      <FormSection title={m.person_section_body()}>
        <p className="-mt-3 text-sm text-muted">{m.trainees_edit_weight_hint()}</p>
        <BodyFields {...sections} />
        <MeasurementFields
          kinds={measurementKinds}
          defaults={values.measurements}
          errors={errors}
        />
      </FormSection>
      <FormSection title={m.person_section_goals()}>
        <GoalsField {...sections} goals={goals} />
      </FormSection>
      <FormSection title={m.trainees_edit_password()}>
        <PasswordFields
          errors={errors}
          label={m.trainees_edit_password()}
          hint={m.trainees_edit_password_hint()}
        />
      </FormSection>
    </>
  );
}

const subscribedUntil = ({ subscriptionStart, subscriptionEnd }: TraineeDetails) =>
  subscriptionStart && subscriptionEnd
    ? m.trainees_subscribed_until({
        start: formatDay(subscriptionStart, datedDay),
        end: formatDay(subscriptionEnd, datedDay),
      })
    : undefined;

function AccountFields({ trainee, values, errors }: EditFieldsProps) {
  const offered = trainee.plans.filter(
    ({ id, status }) => status === "active" || id === trainee.plan,
  );
  return (
    <FormSection title={m.trainees_edit_account()}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={m.trainees_filter_plan()}
          name="plan"
          options={offered.map((plan) => ({ value: plan.id, label: nameIn(plan) }))}
          defaultValue={values.plan}
          error={errors.plan}
        />
        <SelectField
          label={m.trainees_plan_change()}
          name="planChange"
          hint={subscribedUntil(trainee)}
          options={[
            { value: "", label: m.trainees_plan_change_none() },
            ...planChangeKinds.map((kind) => ({ value: kind, label: planChangeTexts[kind]() })),
          ]}
          defaultValue={values.planChange}
          error={errors.planChange}
        />
        <SelectField
          label={m.trainees_filter_status()}
          name="status"
          hint={m.trainees_edit_status_hint()}
          options={accountStatuses.map((status) => ({
            value: status,
            label: statusTexts[status](),
          }))}
          defaultValue={values.status}
          error={errors.status}
        />
      </div>
    </FormSection>
  );
}
