import { checkPassword } from "../../../domain/accounts/password.ts";
import type { FormProblems } from "../../lib/read-form.ts";
import { getWho } from "../../lib/session/session.ts";
import { m } from "../../paraglide/messages.js";
import { checkRepeated, personTextsOf } from "../../person-form/read.ts";
import type { FieldErrors, ReadResult } from "../../ui/form.ts";

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** The new password from the form, or all its errors. */
export function readPasswordChange(data: FormData): ReadResult<PasswordChange> {
  const currentPassword = String(data.get("currentPassword") ?? "");
  const newPassword = String(data.get("newPassword") ?? "");
  const problems: FormProblems = {};
  // Any present password is tried, as old ones may break the present rule.
  if (currentPassword === "") problems.currentPassword = { code: "required" };
  const weak = checkPassword(ownRole(), newPassword);
  if (weak) problems.newPassword = newPassword === "" ? { code: "required" } : weak;
  const repeated = checkRepeated(data, "newPassword");
  if (repeated) problems.confirmPassword = repeated;
  if (Object.keys(problems).length > 0) return { errors: passwordTextsOf(problems) };
  return { value: { currentPassword, newPassword } };
}

/** The role whose rules a new password must meet. */
export const ownRole = () => getWho()?.kind ?? "trainee";

export function passwordTextsOf(problems: FormProblems): FieldErrors {
  const texts = personTextsOf(problems);
  if (problems.newPassword?.code === "too_short") texts.newPassword = m.security_password_short();
  return texts;
}
