import { canonicalEmail } from "../../../domain/contact.ts";
import type { SignInBody } from "../../../domain/contract/accounts/sign-in.ts";
import { type ErrorCode, MiranError } from "../../../domain/errors.ts";
import {
  type Account,
  getAccountByEmail,
  replacePasswordHash,
} from "../../data/accounts/accounts.ts";
import type { Platform } from "../../platform.ts";
import { issueCodeTicket } from "../../tokens/code-ticket.ts";
import { accountStanding } from "./account-standing.ts";
import { beginSession, type Caller, type IssuedSession } from "./begin-session.ts";
import { countAttempt, signInAttempt } from "./count-attempt.ts";
import { knownDevice } from "./known-device.ts";
import { noteSecurityEvent } from "./note-security-event.ts";

type SignInOutcome =
  | { kind: "signed_in"; session: IssuedSession }
  | { kind: "code_required"; ticket: string };

/** Signs an account in by its password, or asks for a code. */
export async function signIn(
  platform: Platform,
  input: SignInBody,
  caller: Caller,
): Promise<SignInOutcome> {
  const email = canonicalEmail(input.email);
  const claimed = await getAccountByEmail(platform.database, email);
  const device = claimed && (await knownDevice(platform, caller, claimed.id));
  const attempt = await countAttempt(
    platform,
    signInAttempt(email, caller.address, device),
    claimed?.id,
  );
  const account = await provenAccount(platform, claimed, input.password);
  // For the trainees' sign-in the trainer's account does not exist, which hides its address.
  if (!account || (input.area === "trainee" && account.role === "trainer")) {
    throw refused(platform, claimed, "invalid_credentials");
  }
  await attempt.succeeded();
  admit(platform, account, input.area);
  const { remember, embed } = input;
  if (account.twoFactor) {
    const ticket = { accountId: account.id, remember, embed };
    return { kind: "code_required", ticket: await issueCodeTicket(platform, ticket) };
  }
  const session = await beginSession(platform, account, { remember, embed, caller });
  return { kind: "signed_in", session };
}

/** Takes the same time with and without an account. */
async function provenAccount(
  platform: Platform,
  account: Account | undefined,
  password: string,
): Promise<Account | undefined> {
  const { database, passwords } = platform;
  const passwordHash = account?.passwordHash ?? null;
  const { valid, outdated } = await passwords.verify(password, passwordHash);
  if (!valid || !account || passwordHash === null) return undefined;
  if (outdated) {
    const hash = await passwords.hash(password);
    await replacePasswordHash(database, { id: account.id, passwordHash }, hash);
  }
  return account;
}

function admit(platform: Platform, account: Account, area: SignInBody["area"]): void {
  const isOthersDoor = area === "trainer" && account.role !== "trainer";
  const standing = isOthersDoor ? "not_the_trainer" : accountStanding(platform, account);
  if (standing === "pending") throw refused(platform, account, "account_pending");
  if (standing === "inactive") throw refused(platform, account, "account_inactive");
  if (standing === "not_the_trainer") throw refused(platform, account, "not_the_trainer");
}

function refused(platform: Platform, account: Account | undefined, reason: ErrorCode): MiranError {
  noteSecurityEvent(platform, "sign_in_failed", { account: account?.id, reason });
  return new MiranError(reason);
}
