import type { FieldProblem } from "../errors.ts";
import { checkField } from "../fields.ts";

/** The trainer's rule: 8 characters with an upper and a lower case letter, a digit, one of @$!%*?& */
function isStrongPassword(password: string): boolean {
  return (
    password.length >= 8 &&
    /[A-Z]/.test(password) &&
    /[a-z]/.test(password) &&
    /\d/.test(password) &&
    /[@$!%*?&]/.test(password)
  );
}

/** What is wrong with a new password for an account of this role, if anything. */
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
