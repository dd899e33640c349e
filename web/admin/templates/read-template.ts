import type { Template, TemplateChanges } from "../../../domain/contract/templates/templates.ts";
import { templateFields } from "../../../domain/templates/templates.ts";
import { fieldTextsOf } from "../../lib/format/field-text.ts";
import { type FormValue, readForm } from "../../lib/read-form.ts";
import type { Texts } from "../../lib/waiting/form-drafts.ts";
import type { ReadResult } from "../../ui/form.ts";

export type TemplateForm = FormValue<typeof templateFields>;

/** What the form shows of a template; of none, what a new one begins with. */
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

/** Reads the form by the rules of the API, or tells everything that is wrong with it at once. */
export function readTemplate(data: FormData): ReadResult<TemplateForm> {
  const read = readForm(templateFields, data);
  return "problems" in read ? { errors: fieldTextsOf(read.problems) } : read;
}

/** What differs from the template as it was loaded. */
export const changesOf = (form: TemplateForm, template: Template): TemplateChanges =>
  Object.fromEntries(
    Object.entries(form).filter(([name, value]) => value !== template[name as keyof TemplateForm]),
  );
