import { measurementFields, measurementKinds } from "../../../domain/body/measurements.ts";
import { canonicalEmail, canonicalPhone } from "../../../domain/contact.ts";
import type { TraineeChanges, TraineeDetails } from "../../../domain/contract/people/trainees.ts";
import { checkField, type FieldRule } from "../../../domain/fields.ts";
import { planChangeKinds } from "../../../domain/memberships/subscriptions.ts";
import { roundTo } from "../../../domain/numerals.ts";
import { accountStatuses, formGenders, traineeFields } from "../../../domain/trainee.ts";
import { type FormProblems, readForm } from "../../lib/read-form.ts";
import { checkRepeated, personTextsOf, sameChoices } from "../../person-form/read.ts";
import type { ReadResult } from "../../ui/form.ts";
import { lastValues } from "./edit-values.ts";
import { measurementsOf } from "./read-new-trainee.ts";

/** The changed fields of the loaded trainee, or all errors of the form. */
export function readChanges(
  data: FormData,
  trainee: TraineeDetails,
  planChangeId: string,
): ReadResult<TraineeChanges> {
  const person = readForm(rulesFor(trainee), data);
  const measured = readForm(measurementFields, data);
  const problems: FormProblems = {
    ...("problems" in person ? person.problems : {}),
    ...("problems" in measured ? measured.problems : {}),
    ...passwordProblems(data),
    ...planProblems(data, trainee),
  };
  if (!("value" in person) || !("value" in measured) || Object.keys(problems).length > 0) {
    return { errors: personTextsOf(problems) };
  }
  const { weight, goals, ...rest } = person.value;
  const given: Record<string, unknown> = { ...rest, currentWeight: round(weight) };
  given.email = rest.email === null ? null : canonicalEmail(rest.email);
  given.phone = canonicalPhone(rest.phone);
  given.height = round(rest.height);
  given.targetWeight = round(rest.targetWeight);
  const changes: Record<string, unknown> = Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) =>
        (value !== null || name === "bloodType") && value !== trainee[name as keyof TraineeDetails],
    ),
  );
  if (!sameChoices(goals, trainee.goals)) changes.goals = goals;
  const measurements = newMeasurements(measurementsOf(measured.value), trainee);
  if (Object.keys(measurements).length > 0) changes.measurements = measurements;
  const kind = planChangeKinds.find((each) => each === data.get("planChange"));
  if (kind) {
    changes.plan = rest.plan;
    changes.planChange = { id: planChangeId, kind };
  }
  const password = data.get("password");
  if (password) changes.password = password;
  return { value: changes };
}

/** Unknown values may stay unknown; measured ones may not be cleared. */
function rulesFor({ email, height, currentWeight, targetWeight, gender }: TraineeDetails) {
  const fields = traineeFields;
  const unless = <const Rule extends FieldRule>(value: unknown, rule: Rule) => ({
    ...rule,
    optional: value === null,
  });
  return {
    name: fields.name,
    email: unless(email, fields.email),
    phone: fields.phone,
    age: fields.age,
    gender: { ...fields.gender, options: gender === "other" ? fields.gender.options : formGenders },
    bloodType: { ...fields.bloodType, optional: true },
    height: unless(height, fields.height),
    weight: unless(currentWeight, fields.weight),
    targetWeight: unless(targetWeight, fields.targetWeight),
    goals: fields.goals,
    plan: { kind: "text", max: 64 },
    status: { kind: "choice", options: accountStatuses },
  } as const;
}

/** Another plan needs one of three kinds of change; the kind is never guessed. */
function planProblems(data: FormData, trainee: TraineeDetails): FormProblems {
  const asked = data.get("plan") !== trainee.plan && !data.get("planChange");
  return asked ? { planChange: { code: "required" } } : {};
}

function passwordProblems(data: FormData): FormProblems {
  const password = data.get("password") ?? "";
  if (password === "" && !data.get("confirmPassword")) return {};
  const problems: FormProblems = {};
  const problem = checkField({ kind: "password" }, password);
  const repeated = checkRepeated(data);
  if (problem) problems.password = problem;
  if (repeated) problems.confirmPassword = repeated;
  return problems;
}

function newMeasurements(read: ReturnType<typeof measurementsOf>, trainee: TraineeDetails) {
  const known = lastValues(trainee.measurements);
  return Object.fromEntries(
    measurementKinds.flatMap((kind) => {
      const value = read[kind];
      return value === undefined || round(value) === known[kind] ? [] : [[kind, round(value)]];
    }),
  );
}

const round = (value: number | null) => (value === null ? null : roundTo(value, 1));
