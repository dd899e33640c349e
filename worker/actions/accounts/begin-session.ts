import { sessionEnd } from "../../../domain/accounts/session-life.ts";
import type { SignedIn } from "../../../domain/contract/accounts/session.ts";
import type { Embedded } from "../../../domain/contract/accounts/sign-in.ts";
import { newId } from "../../../domain/id.ts";
import type { Account } from "../../data/accounts/accounts.ts";
import { insertSession, type SessionKind } from "../../data/accounts/sessions.ts";
import type { Platform } from "../../platform.ts";
import { accessTokenSeconds, issueAccessToken } from "../../tokens/access-token.ts";
import { hashToken, newSecretToken } from "../../tokens/secret-token.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";

/** The calling browser's values for the session. */
export interface Caller {
  address: string;
  userAgent: string | null;
  /** The refresh tokens of its cookies. */
  tokens: Partial<Record<SessionKind, string>>;
  /** The unproven device tokens of its cookies. */
  devices: string[];
}

/** A session for the route's cookie and response. */
export interface IssuedSession {
  refreshToken: string;
  kind: SessionKind;
  remember: boolean;
  signedIn: SignedIn;
}

/** Opens a session for a proven owner of an account. */
export async function beginSession(
  platform: Platform,
  account: Account,
  how: { remember: boolean; embed: Embedded; caller: Caller },
): Promise<IssuedSession> {
  const { remember, caller } = how;
  const now = platform.now();
  const id = newId(now);
  const refreshToken = newSecretToken();
  const kind = kindOf(how.embed);
  const replaced = caller.tokens[kind];
  await insertSession(platform.database, {
    id,
    accountId: account.id,
    kind,
    remember,
    userAgent: caller.userAgent,
    now,
    expiresAt: sessionEnd({ now, remember, createdAt: now }),
    tokenHash: await hashToken(refreshToken),
    replaces: replaced === undefined ? undefined : await hashToken(replaced),
  });
  if (replaced !== undefined) platform.background(drainOutbox(platform));
  const signedIn = await signedInAs(platform, account, { id, remember });
  return { refreshToken, kind, remember, signedIn };
}

function kindOf(embed: Embedded): SessionKind {
  if (embed === "shared") return "shared";
  return embed ? "embed" : "standard";
}

/** A new access token with its expiry, account and appearance. */
export async function signedInAs(
  platform: Platform,
  account: Account,
  { id, remember }: { id: string; remember: boolean },
): Promise<SignedIn> {
  const actor = { kind: account.role, accountId: account.id, sessionId: id };
  return {
    accessToken: await issueAccessToken(platform, actor),
    expiresAt: platform.now() + accessTokenSeconds * 1000,
    who: account.who,
    remember,
    appearance: account.appearance,
  };
}
