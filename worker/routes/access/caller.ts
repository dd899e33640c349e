import type { Context } from "hono";
import type { Caller } from "../../actions/accounts/begin-session.ts";
import type { VisitorEnv } from "../http/env.ts";
import { readDeviceTokens } from "./device-cookie.ts";
import { readSessionCookies } from "./session-cookie.ts";

export function callerOf(c: Context<VisitorEnv>): Caller {
  return {
    address: c.env.platform.requests.networkOf(c.req.raw),
    userAgent: c.req.header("user-agent")?.slice(0, 300) ?? null,
    devices: readDeviceTokens(c),
    tokens: Object.fromEntries(readSessionCookies(c).map(({ kind, token }) => [kind, token])),
  };
}
