import type { Context } from "hono";
import { networkOf } from "../../../domain/accounts/network.ts";
import type { Caller } from "../../actions/accounts/begin-session.ts";
import type { VisitorEnv } from "../http/api.ts";
import { readDeviceTokens } from "./device-cookie.ts";
import { readSessionCookies } from "./session-cookie.ts";

/** The network that a request comes from; Cloudflare tells, nothing else is believed. */
export function callerNetwork(c: Context<VisitorEnv>): string {
  return networkOf(c.req.header("cf-connecting-ip") ?? "local");
}

export function callerOf(c: Context<VisitorEnv>): Caller {
  return {
    address: callerNetwork(c),
    userAgent: c.req.header("user-agent")?.slice(0, 300) ?? null,
    devices: readDeviceTokens(c),
    tokens: Object.fromEntries(readSessionCookies(c).map(({ kind, token }) => [kind, token])),
  };
}
