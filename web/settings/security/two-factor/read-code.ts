import { latinDigits } from "../../../../domain/numerals.ts";
import { m } from "../../../paraglide/messages.js";
import type { ReadResult } from "../../../ui/form.ts";

/** The code that was typed, in whatever digits; which kind it is the server tells. */
export function readCode(data: FormData): ReadResult<string> {
  const code = latinDigits(String(data.get("code") ?? "")).trim();
  return code ? { value: code } : { errors: { code: m.error_code_required() } };
}
