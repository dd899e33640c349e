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
 * How a browser keeps what it is known by. An embed's cookie is sent inside other sites' pages, and kept
 * apart for each of them; a shared one is the same inside all that the browser lets have it.
 */
export const keepingOf: Record<SessionKind, Keeping> = {
  standard: { sameSite: "Lax" },
  embed: { sameSite: "None", partitioned: true },
  shared: { sameSite: "None" },
};

/** Whether a session of this kind lives inside other sites' pages, and nowhere else. */
export const isFramed = (kind: SessionKind): boolean => kind !== "standard";

/** Without `remember` it ends with the browser. */
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
 * What this browser kept of answers goes with the session: pictures of a conversation, on a device
 * that somebody else uses next. Drafts and what waits to be sent are not in that cache.
 */
export function clearKeptAnswers(c: AnyContext): void {
  c.header("clear-site-data", '"cache"');
}

/** The refresh tokens that this browser holds here; what cannot be one counts as none. */
export function readSessionCookies(c: AnyContext): { kind: SessionKind; token: string }[] {
  return sessionKinds.flatMap((kind) => {
    const token = readCookie(c, nameOf[kind]);
    return token !== undefined && /^[\w-]{43}$/.test(token) ? [{ kind, token }] : [];
  });
}
