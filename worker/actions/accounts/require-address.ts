import { MiranError } from "../../../domain/errors.ts";
import type { Account } from "../../data/accounts/accounts.ts";

/** The address of an account that signs in, which it does by one. */
export function requireAddress({ email }: Pick<Account, "email">): string {
  if (email === null) throw new MiranError("conflict");
  return email;
}
