import { MiranError } from "../../../domain/errors.ts";
import { getAccount, getLanguage } from "../../data/accounts/accounts.ts";
import type { Actor } from "../../data/scope.ts";
import type { MailMessage, Platform } from "../../platform.ts";
import { type SecurityChange, securityNoticeMail } from "../../texts/security-notice-mail.ts";
import { requireAddress } from "./require-address.ts";

/** The mail to the owner about a change that another person may have made. */
export async function makeSecurityNotice(
  { database, origin }: Platform,
  { actor: { accountId } }: { actor: Pick<Actor, "accountId"> },
  change: SecurityChange,
): Promise<MailMessage> {
  const [account, language] = await Promise.all([
    getAccount(database, accountId),
    getLanguage(database, accountId),
  ]);
  if (!account) throw new MiranError("not_found");
  return securityNoticeMail({
    change,
    to: requireAddress(account),
    name: account.who.name,
    origin,
    language,
  });
}
