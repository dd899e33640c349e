import type { Context } from "hono";
import type { SessionKind } from "../../data/accounts/sessions.ts";
import { deviceDays, issueDeviceToken } from "../../tokens/device-token.ts";
import { readCookie, writeCookie } from "../http/cookies.ts";
import type { VisitorEnv } from "../http/env.ts";
import { keepingOf, sessionKinds } from "./session-cookie.ts";

const nameOf: Record<SessionKind, string> = {
  standard: "device",
  embed: "embed-device",
  shared: "shared-device",
};

/** Maximum accounts that know one browser: a family's tablet, a trainer who tries a trainee's view. */
const maxAccounts = 4;
const separator = "~";

function tokensIn(c: Context<VisitorEnv>, kind: SessionKind): string[] {
  const held = readCookie(c, nameOf[kind])?.split(separator) ?? [];
  return held.slice(0, maxAccounts);
}

/** This browser's unproven device tokens. */
export function readDeviceTokens(c: Context<VisitorEnv>): string[] {
  return sessionKinds.flatMap((kind) => tokensIn(c, kind));
}

/** Makes a new device token of this browser for a proven account. */
export async function setDeviceCookie(
  c: Context<VisitorEnv>,
  kind: SessionKind,
  accountId: string,
): Promise<void> {
  const others = tokensIn(c, kind).filter((token) => !token.startsWith(`${accountId}.`));
  const tokens = [await issueDeviceToken(c.env.platform, accountId), ...others];
  writeCookie(c, nameOf[kind], tokens.slice(0, maxAccounts).join(separator), {
    ...keepingOf[kind],
    maxAge: deviceDays * 86_400,
  });
}
