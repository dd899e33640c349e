import { foldForSearch } from "../../../domain/arabic.ts";
import { localDateAt } from "../../../domain/calendar.ts";
import type {
  AccountDeletion,
  AccountDeletionBody,
} from "../../../domain/contract/accounts/account-deletion.ts";
import { MiranError } from "../../../domain/errors.ts";
import { deletionInstant } from "../../../domain/people/account-deletion.ts";
import { getAccount, getLanguage } from "../../data/accounts/accounts.ts";
import { keepAccount, setAccountDeletion } from "../../data/people/account-deletion.ts";
import type { TraineeScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { deletionMail } from "../../texts/deletion-mail.ts";
import { homeLink } from "../../texts/links.ts";
import { proveOwnPassword } from "../accounts/change-password.ts";
import { noteSecurityEvent } from "../accounts/note-security-event.ts";
import { requireAddress } from "../accounts/require-address.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";

/** Orders the deletion of the caller's account some days ahead; until then nothing changes. */
export async function orderAccountDeletion(
  platform: Platform,
  scope: TraineeScope,
  { password, name }: AccountDeletionBody,
): Promise<AccountDeletion> {
  const { database, origin } = platform;
  const account = await getAccount(database, scope.traineeId);
  if (!account) throw new MiranError("not_found");
  const { who } = account;
  if (foldForSearch(name) !== foldForSearch(who.name)) {
    throw new MiranError("invalid_request", { fields: { name: { code: "not_own_name" } } });
  }
  await proveOwnPassword(platform, scope, password, "password");
  const deletesAt = deletionInstant(scope.now, who.timeZone);
  const mail = deletionMail({
    email: requireAddress(account),
    name: who.name,
    day: localDateAt(deletesAt, who.timeZone),
    link: homeLink(origin),
    language: await getLanguage(database, scope.traineeId),
  });
  const ordered = await setAccountDeletion(scope, { deletesAt, mail });
  noteSecurityEvent(platform, "account_deletion_ordered", { account: scope.traineeId });
  platform.background(drainOutbox(platform));
  return ordered;
}

/** Cancels the deletion. */
export async function keepOwnAccount(
  platform: Platform,
  scope: TraineeScope,
): Promise<AccountDeletion> {
  await keepAccount(scope);
  noteSecurityEvent(platform, "account_kept", { account: scope.traineeId });
  return { deletesAt: null };
}
