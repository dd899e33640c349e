import type { ScheduleKind } from "../../../../domain/schedules/schedules.ts";
import { templateFields } from "../../../../domain/templates/templates.ts";
import { fieldTextsOf } from "../../../lib/format/field-text.ts";
import { type FormValue, readForm } from "../../../lib/read-form.ts";
import { m } from "../../../paraglide/messages.js";
import type { ReadResult } from "../../../ui/form.ts";

const { name, weeks, goal, level, daysPerWeek } = templateFields;
const rules = { name, weeks, goal, level, daysPerWeek };

/** `personal`: whether to copy the trainee's weights and notes. */
export type SaveForm = FormValue<typeof rules> & { personal: boolean };

/** Reads the form by the rules of the API; returns all errors at once. */
export function readSave(data: FormData, kinds: readonly ScheduleKind[]): ReadResult<SaveForm> {
  const read = readForm(rules, data);
  const errors = {
    ...("problems" in read && fieldTextsOf(read.problems)),
    ...(kinds.length === 0 && { kinds: m.templates_save_no_kind() }),
  };
  if (!("value" in read) || Object.keys(errors).length > 0) return { errors };
  const personal = kinds.includes("exercises") && data.get("personal") !== null;
  return { value: { ...read.value, personal } };
}
