import { type MeasurementKind, measurementKinds } from "../../../domain/body/measurements.ts";
import type { TraineeDetails } from "../../../domain/contract/people/trainees.ts";
import { parseNumber } from "../../../domain/numerals.ts";
import { choicesText, type Texts } from "../../lib/waiting/form-drafts.ts";
import { sameChoices } from "../../person-form/read.ts";
import type { PersonDefaults } from "../../person-form/section-props.ts";

/** The values of the edit form, by the names of its controls. */
export type EditValues = PersonDefaults & {
  plan: string;
  planChange: string;
  status: string;
  measurements: Partial<Record<MeasurementKind, number>>;
};

export function editValuesOf(trainee: TraineeDetails): EditValues {
  const { name, email, phone, age, gender, bloodType, height, targetWeight, goals } = trainee;
  const { currentWeight, plan, status, measurements } = trainee;
  return {
    name,
    email: email ?? undefined,
    age,
    gender,
    bloodType,
    height,
    targetWeight,
    goals,
    plan,
    status,
    planChange: "",
    phone: phone ?? undefined,
    weight: currentWeight,
    measurements: lastValues(measurements),
  };
}

/** The last value of each kind of measurement. */
export const lastValues = (
  measured: TraineeDetails["measurements"],
): Partial<Record<MeasurementKind, number>> =>
  Object.fromEntries(measured.map(({ kind, days }) => [kind, days.at(-1)?.value]));

/** The values as texts, by the names of the controls. */
export const editTexts = ({ measurements, goals, ...values }: EditValues): Texts =>
  Object.fromEntries([
    ...Object.entries({ ...values, ...measurements }).map(([name, value]) => [
      name,
      String(value ?? ""),
    ]),
    ["goals", choicesText(goals ?? [])],
  ]);

const textNames = [
  "name",
  "email",
  "phone",
  "gender",
  "bloodType",
  "plan",
  "planChange",
  "status",
] as const;
const numberNames = ["age", "height", "weight", "targetWeight"] as const;

/**
 * Newer values with the typed changes of the older ones. A refresh preserves each typed text that the form can show
 * again.
 */
export function keepTyped(data: FormData, older: EditValues, newer: EditValues): EditValues {
  const typed: Record<string, unknown> = {};
  for (const name of textNames) {
    const text = data.get(name);
    if (typeof text === "string" && text !== (older[name] ?? "")) typed[name] = text;
  }
  for (const name of numberNames) {
    const number = parseNumber(String(data.get(name) ?? ""));
    if (number !== undefined && number !== older[name]) typed[name] = number;
  }
  const goals = data.getAll("goals").map(String);
  if (!sameChoices(goals, older.goals ?? [])) typed.goals = goals;
  const measurements = { ...newer.measurements };
  for (const kind of measurementKinds) {
    const number = parseNumber(String(data.get(kind) ?? ""));
    if (number !== undefined && number !== older.measurements[kind]) measurements[kind] = number;
  }
  return { ...newer, ...typed, measurements };
}
