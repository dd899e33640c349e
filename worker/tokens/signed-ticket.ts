import { type JWTPayload, jwtVerify, SignJWT } from "jose";
import type { Platform } from "../platform.ts";

const issuer = "miran";

/** The kind of tickets for one purpose. */
export interface TicketKind {
  audience: string;
  type: string;
  seconds: number;
  /** Span in which tickets are the same text, so that browsers cache files loaded with it. */
  sameForSeconds?: number;
}

/** Signs a short-lived permission of its holder. */
export async function signTicket(
  platform: Platform,
  { audience, type, seconds, sameForSeconds = 1 }: TicketKind,
  subject: string,
  claims: JWTPayload,
): Promise<{ ticket: string; expiresAt: number }> {
  const second = Math.floor(platform.now() / 1000);
  const now = second - (second % sameForSeconds);
  const ticket = await new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256", typ: type })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(subject)
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(platform.sessionKey);
  return { ticket, expiresAt: (now + seconds) * 1000 };
}

/**
 * The claims and the end (UTC milliseconds) of a valid ticket of this kind with all of `required`; undefined
 * otherwise.
 */
export async function readTicket(
  platform: Platform,
  { audience, type }: TicketKind,
  ticket: string,
  required: readonly string[],
): Promise<(JWTPayload & { sub: string; expiresAt: number }) | undefined> {
  try {
    const { payload } = await jwtVerify(ticket, platform.sessionKey, {
      algorithms: ["HS256"],
      issuer,
      audience,
      typ: type,
      currentDate: new Date(platform.now()),
      requiredClaims: ["sub", "exp", ...required],
    });
    const { sub, exp } = payload;
    if (typeof sub !== "string" || exp === undefined) return undefined;
    return { ...payload, sub, expiresAt: exp * 1000 };
  } catch {
    return undefined;
  }
}
