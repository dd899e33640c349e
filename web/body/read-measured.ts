import {
  type MeasurementKind,
  measurementDecimals,
  measurementFields,
} from "../../domain/body/measurements.ts";
import { isLocalDate, type LocalDate } from "../../domain/calendar.ts";
import { roundTo } from "../../domain/numerals.ts";
import { traineeFields } from "../../domain/trainee.ts";
import { fieldTextsOf } from "../lib/format/field-text.ts";
import { type FormProblems, readForm } from "../lib/read-form.ts";
import { m } from "../paraglide/messages.js";
import type { ReadResult } from "../ui/form.ts";

export interface MeasuredForm {
  date: LocalDate;
  values: Partial<Record<MeasurementKind, number>>;
  /** kg */
  weight: number | undefined;
}

const rules = {
  ...measurementFields,
  weight: { ...traineeFields.weight, optional: true },
} as const;

/** Reads the measurements from the form; returns all errors at once. */
export function readMeasured(data: FormData, today: LocalDate): ReadResult<MeasuredForm> {
  const read = readForm(rules, data);
  const date = String(data.get("date") ?? "");
  const problems: FormProblems = { ...("problems" in read ? read.problems : {}) };
  if (!isLocalDate(date)) problems.date = { code: "not_a_date" };
  else if (date > today) problems.date = { code: "in_future" };
  if (!("value" in read) || Object.keys(problems).length > 0) {
    return { errors: fieldTextsOf(problems) };
  }
  const { weight, ...measured } = read.value;
  const values = Object.fromEntries(
    Object.entries(measured).flatMap(([kind, value]) =>
      value === null ? [] : [[kind, roundTo(value, measurementDecimals)]],
    ),
  );
  if (weight === null && Object.keys(values).length === 0) {
    return { errors: { weight: m.body_nothing() } };
  }
  return {
    value: { date, values, weight: weight === null ? undefined : roundTo(weight, 1) },
  };
}
