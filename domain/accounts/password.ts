import type { FieldProblem } from "../errors.ts";
import { checkField } from "../fields.ts";

/** Characters from which on length is strength enough, and no kinds of signs are asked for. */
export const longPassword = 15;

/**
 * The trainer's rule: 8 characters with an upper and a lower case letter, a digit, one of
 * @$!%*?&, or 15 of any kind.
 */
function isStrongPassword(password: string): boolean {
  if (password.length >= longPassword) return true;
  return (
    password.length >= 8 &&
    /[A-Z]/.test(password) &&
    /[a-z]/.test(password) &&
    /\d/.test(password) &&
    /[@$!%*?&]/.test(password)
  );
}

/** What is wrong with the shape of a new password for an account of this role, if anything. */
export function checkPassword(
  role: "trainer" | "trainee",
  password: string,
): FieldProblem | undefined {
  const problem = checkField({ kind: "password" }, password);
  if (role === "trainer" && problem?.code !== "too_long" && !isStrongPassword(password)) {
    return { code: "weak_password" };
  }
  return problem;
}
