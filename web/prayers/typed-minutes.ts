import { checkField } from "../../domain/fields.ts";
import { parseNumber } from "../../domain/numerals.ts";
import { minutesField } from "../../domain/prayers/settings.ts";
import { fieldText } from "../lib/format/field-text.ts";

/** The minutes of a typed text. A sign alone is an unfinished number. */
export function readMinutes(text: string): { value?: number; error?: string } {
  const typed = text.trim();
  if (/^[-+]$/.test(typed)) return {};
  const problem = checkField(minutesField, typed);
  return problem ? { error: fieldText(problem) } : { value: parseNumber(typed) ?? 0 };
}
