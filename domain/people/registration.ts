import type { FieldProblem } from "../errors.ts";
import { checkFields, type FieldRule } from "../fields.ts";
import { bloodTypes, formGenders, registrationGoals, traineeFields } from "../trainee.ts";

/** Fields of a new trainee. All are required except the blood type. */
export const registrationFields = {
  name: traineeFields.name,
  email: traineeFields.email,
  phone: traineeFields.phone,
  password: { kind: "password" },
  age: traineeFields.age,
  gender: { kind: "choice", options: formGenders },
  bloodType: { kind: "choice", options: bloodTypes, optional: true },
  height: traineeFields.height,
  weight: traineeFields.weight,
  targetWeight: traineeFields.targetWeight,
  goals: { kind: "choices", options: registrationGoals, min: 1 },
  plan: { kind: "text", max: 64 },
} as const satisfies Record<string, FieldRule>;

type RegistrationField = keyof typeof registrationFields | "confirmPassword";

/**
 * The problems of a typed registration form; undefined without any.
 * The repeated password never leaves the form.
 */
export function checkRegistration(
  values: Partial<Record<RegistrationField, unknown>>,
): Partial<Record<RegistrationField, FieldProblem>> | undefined {
  const checked = checkFields<keyof typeof registrationFields>(registrationFields, values);
  const problems: Partial<Record<RegistrationField, FieldProblem>> = { ...checked };
  if (!values.confirmPassword) problems.confirmPassword = { code: "required" };
  else if (values.confirmPassword !== values.password) {
    problems.confirmPassword = { code: "passwords_differ" };
  }
  return Object.keys(problems).length > 0 ? problems : undefined;
}
