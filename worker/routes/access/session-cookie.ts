import type { Context } from "hono";
import { rememberedDays } from "../../../domain/accounts/session-life.ts";
import type { IssuedSession } from "../../actions/accounts/begin-session.ts";
import type { SessionKind } from "../../data/accounts/sessions.ts";
import { forgetCookie, type Keeping, readCookie, writeCookie } from "../http/cookies.ts";

// biome-ignore lint/suspicious/noExplicitAny: pages and routes differ in their variables only
type AnyContext = Context<any>;

export const sessionKinds = ["standard", "embed", "shared"] as const satisfies SessionKind[];

const nameOf: Record<SessionKind, string> = {
  standard: "refresh",
  embed: "embed-refresh",
  shared: "shared-refresh",
};

/**
 * Attributes of the session's cookie by kind. An embed's cookie is sent inside other sites' pages, separately
 * for each. A shared one is the same inside all sites with access.
 */
export const keepingOf: Record<SessionKind, Keeping> = {
  standard: { sameSite: "Lax" },
  embed: { sameSite: "None", partitioned: true },
  shared: { sameSite: "None" },
};

/** Whether a session of this kind is valid inside other sites' pages alone. */
export const isFramed = (kind: SessionKind): boolean => kind !== "standard";

/** Writes the session's cookie; without `remember` it ends with the browser. */
export function setSessionCookie(
  c: AnyContext,
  { kind, remember, refreshToken }: Pick<IssuedSession, "kind" | "remember" | "refreshToken">,
): void {
  writeCookie(c, nameOf[kind], refreshToken, {
    ...keepingOf[kind],
    ...(remember ? { maxAge: rememberedDays * 86_400 } : {}),
  });
}

export function clearSessionCookie(c: AnyContext, kind: SessionKind): void {
  forgetCookie(c, nameOf[kind], keepingOf[kind]);
}

/**
 * Clears the browser's HTTP cache with the session: it has pictures of a conversation, and devices are shared.
 * Drafts and waiting writes are elsewhere.
 */
export function clearKeptAnswers(c: AnyContext): void {
  c.header("clear-site-data", '"cache"');
}

/** This browser's refresh tokens; malformed ones are left out. */
export function readSessionCookies(c: AnyContext): { kind: SessionKind; token: string }[] {
  return sessionKinds.flatMap((kind) => {
    const token = readCookie(c, nameOf[kind]);
    return token !== undefined && /^[\w-]{43}$/.test(token) ? [{ kind, token }] : [];
  });
}
