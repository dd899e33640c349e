import { absenceFields, wrongDayOf } from "../../domain/body/absences.ts";
import { isLocalDate, type LocalDate } from "../../domain/calendar.ts";
import type { NewAbsence } from "../../domain/contract/body/absences.ts";
import { fieldTextsOf } from "../lib/format/field-text.ts";
import { readForm } from "../lib/read-form.ts";
import { m } from "../paraglide/messages.js";
import type { FieldErrors, ReadResult } from "../ui/form.ts";

/** The errors of the days, in words. */
export const dayTexts = {
  startsOn: m.absence_wrong_start,
  endsOn: m.absence_wrong_end,
} as const;

/** Reads an absence from the form; returns all errors at once. */
export function readAbsence(data: FormData, today: LocalDate): ReadResult<Omit<NewAbsence, "id">> {
  const read = readForm(absenceFields, data);
  const days = { startsOn: String(data.get("startsOn")), endsOn: String(data.get("endsOn")) };
  const errors: FieldErrors = "problems" in read ? fieldTextsOf(read.problems) : {};
  const missing = (["startsOn", "endsOn"] as const).filter((name) => !isLocalDate(days[name]));
  Object.assign(errors, fieldTextsOf(Object.fromEntries(missing.map((name) => [name, notADate]))));
  const wrong = missing.length === 0 ? wrongDayOf(days, today) : undefined;
  if (wrong) errors[wrong] = dayTexts[wrong]();
  if (!("value" in read) || Object.keys(errors).length > 0) return { errors };
  const { kind, note } = read.value;
  return { value: { ...days, kind, note } };
}

const notADate = { code: "not_a_date" } as const;
