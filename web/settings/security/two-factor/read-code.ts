import { latinDigits } from "../../../../domain/numerals.ts";
import { m } from "../../../paraglide/messages.js";
import type { ReadResult } from "../../../ui/form.ts";

/** The typed code in any digits; the server recognises its kind. */
export function readCode(data: FormData): ReadResult<string> {
  const code = latinDigits(String(data.get("code") ?? "")).trim();
  return code ? { value: code } : { errors: { code: m.error_code_required() } };
}
