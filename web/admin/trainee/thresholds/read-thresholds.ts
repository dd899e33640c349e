import {
  type AttentionThresholds,
  thresholdFields,
  thresholdNames,
} from "../../../../domain/attention/attention-thresholds.ts";
import { checkField } from "../../../../domain/fields.ts";
import { parseNumber } from "../../../../domain/numerals.ts";
import { fieldText } from "../../../lib/format/field-text.ts";
import type { Texts } from "../../../lib/waiting/form-drafts.ts";
import type { FieldErrors, ReadResult } from "../../../ui/form.ts";

type Own = Partial<AttentionThresholds>;

/** The name of the box that turns a reason off. */
export const neverOf = (name: string) => `${name}-never`;

/** The values of the fields, from a trainee's own thresholds. */
export const thresholdTexts = (own: Own): Texts =>
  Object.fromEntries(
    thresholdNames.flatMap((name): [string, string][] => {
      const value = own[name];
      if (value === undefined) return [];
      return value === null ? [[neverOf(name), "on"]] : [[name, String(value)]];
    }),
  );

/** The own thresholds from the fields; an empty field is omitted, so that the general one applies. */
export function readThresholds(data: FormData): ReadResult<Own> {
  const errors: FieldErrors = {};
  const own: Own = {};
  for (const name of thresholdNames) {
    const text = String(data.get(name) ?? "").trim();
    if (data.has(neverOf(name))) {
      own[name] = null;
    } else if (text !== "") {
      const problem = checkField(thresholdFields[name], text);
      if (problem) errors[name] = fieldText(problem);
      else own[name] = parseNumber(text) ?? null;
    }
  }
  return Object.keys(errors).length > 0 ? { errors } : { value: own };
}
