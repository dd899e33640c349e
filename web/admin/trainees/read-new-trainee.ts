import { type MeasurementKind, measurementFields } from "../../../domain/body/measurements.ts";
import type { NewTrainee } from "../../../domain/contract/people/trainees.ts";
import { checkFields } from "../../../domain/fields.ts";
import { checkRegistration, registrationFields } from "../../../domain/people/registration.ts";
import { type FormProblems, type FormValue, readForm, typedIn } from "../../lib/read-form.ts";
import { personTextsOf } from "../../person-form/read.ts";
import type { ReadResult } from "../../ui/form.ts";

/** Reads the trainer's form; returns all errors at once. */
export function readNewTrainee(data: FormData): ReadResult<Omit<NewTrainee, "id" | "timeZone">> {
  const typed = {
    ...typedIn(registrationFields, data),
    confirmPassword: data.get("confirmPassword"),
  };
  const invites = !data.get("password") && !data.get("confirmPassword");
  const person = readForm(invites ? withoutPassword : registrationFields, data);
  const measured = readForm(measurementFields, data);
  const problems = {
    ...(invites
      ? checkFields(withoutPassword, typedIn(withoutPassword, data))
      : checkRegistration(typed)),
    ...("problems" in measured ? measured.problems : {}),
  };
  if (!("value" in person) || !("value" in measured) || Object.keys(problems).length > 0) {
    return { errors: personTextsOf(problems) };
  }
  return { value: { ...person.value, measurements: measurementsOf(measured.value) } };
}

/** Without a password, the trainee chooses one by an invitation. */
const { password: _, ...withoutPassword } = registrationFields;

/** The measurements of a form; an empty field is none. */
export function measurementsOf(
  read: FormValue<typeof measurementFields>,
): Partial<Record<MeasurementKind, number>> {
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== null));
}

/** Errors by the API's names, under the form's names. */
export function formProblems(fields: FormProblems): FormProblems {
  return Object.fromEntries(
    Object.entries(fields).map(([name, problem]) => [formName(name), problem]),
  );
}

function formName(name: string): string {
  return name === "currentWeight" ? "weight" : name.replace(/^measurements\./, "");
}
