import { checkGuessable } from "../../../domain/accounts/guessable-password.ts";
import { checkPassword } from "../../../domain/accounts/password.ts";
import { MiranError } from "../../../domain/errors.ts";

/**
 * Throws what is wrong with a password that is about to be set, whoever sets it.
 * @param field the password's name in the request, which the refusal points at
 */
export function requireNewPassword(
  owner: { role: "trainer" | "trainee"; name: string; email: string },
  password: string,
  field: string,
): void {
  const problem = checkPassword(owner.role, password) ?? checkGuessable(owner, password);
  if (problem) throw new MiranError("invalid_request", { fields: { [field]: problem } });
}
