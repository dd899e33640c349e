import type { Template, TemplateChanges } from "../../../domain/contract/templates/templates.ts";
import { templateFields } from "../../../domain/templates/templates.ts";
import { fieldTextsOf } from "../../lib/format/field-text.ts";
import { type FormValue, readForm } from "../../lib/read-form.ts";
import type { Texts } from "../../lib/waiting/form-drafts.ts";
import type { ReadResult } from "../../ui/form.ts";

export type TemplateForm = FormValue<typeof templateFields>;

/** The values of the form's fields; the defaults of a new template for undefined. */
export const templateTexts = (template: Template | undefined): Texts => ({
  name: template?.name ?? "",
  englishName: template?.englishName ?? "",
  description: template?.description ?? "",
  englishDescription: template?.englishDescription ?? "",
  goal: template?.goal ?? "",
  level: template?.level ?? "",
  daysPerWeek: template?.daysPerWeek?.toString() ?? "",
  weeks: String(template?.weeks ?? templateFields.weeks.min),
});

/** Reads the form by the rules of the API; returns all errors at once. */
export function readTemplate(data: FormData): ReadResult<TemplateForm> {
  const read = readForm(templateFields, data);
  return "problems" in read ? { errors: fieldTextsOf(read.problems) } : read;
}

/** The changed fields of the loaded template. */
export const changesOf = (form: TemplateForm, template: Template): TemplateChanges =>
  Object.fromEntries(
    Object.entries(form).filter(([name, value]) => value !== template[name as keyof TemplateForm]),
  );
