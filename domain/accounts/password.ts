import type { FieldProblem } from "../errors.ts";
import { checkField, passwordLength } from "../fields.ts";

/** Length from which a password needs no kinds of characters. */
export const longPassword = 15;

const signs = { upper: /[A-Z]/, lower: /[a-z]/, digit: /\d/, special: /[@$!%*?&]/ } as const;

export type PasswordRule = "length" | keyof typeof signs;

/**
 * The rules for a new password of this role, each with whether it is met. The trainer's:
 * 8 characters with an upper and a lower case letter, a digit, one of @$!%*?&, or 15 of any kind.
 */
export function passwordRules(
  role: "trainer" | "trainee",
  password: string,
): { rule: PasswordRule; kept: boolean }[] {
  const length = { rule: "length" as const, kept: password.length >= passwordLength.min };
  if (role === "trainee") return [length];
  const isLong = password.length >= longPassword;
  const names = Object.keys(signs) as (keyof typeof signs)[];
  return [length, ...names.map((rule) => ({ rule, kept: isLong || signs[rule].test(password) }))];
}

/** The problem of a new password's form for an account of this role. */
export function checkPassword(
  role: "trainer" | "trainee",
  password: string,
): FieldProblem | undefined {
  const problem = checkField({ kind: "password" }, password);
  const isStrong = passwordRules("trainer", password).every(({ kept }) => kept);
  if (role === "trainer" && problem?.code !== "too_long" && !isStrong) {
    return { code: "weak_password" };
  }
  return problem;
}
