import type { Embedded } from "../../domain/contract/accounts/sign-in.ts";
import { newId } from "../../domain/id.ts";
import type { Platform } from "../platform.ts";
import { readTicket, signTicket, type TicketKind } from "./signed-ticket.ts";

const kind: TicketKind = { audience: "miran-sign-in-code", type: "code-ticket+jwt", seconds: 300 };

/** A sign-in whose password was right and whose code is still asked for. */
interface CodeTicket {
  accountId: string;
  remember: boolean;
  embed: Embedded;
}

/** Proves for 5 minutes that the password was right; it opens nothing without a code. */
export async function issueCodeTicket(platform: Platform, ticket: CodeTicket): Promise<string> {
  const { accountId, ...choices } = ticket;
  // No two are the same text: a right code uses one up.
  const claims = { ...choices, at: platform.now(), jti: newId(platform.now()) };
  return (await signTicket(platform, kind, accountId, claims)).ticket;
}

/** The sign-in that a valid ticket stands for, and when it began; undefined for anything else. */
export async function readCodeTicket(
  platform: Platform,
  ticket: string,
): Promise<(CodeTicket & { issuedAt: number }) | undefined> {
  const claims = await readTicket(platform, kind, ticket, ["at"]);
  if (!claims) return undefined;
  const { sub, at, remember, embed } = claims;
  return {
    accountId: sub,
    remember: remember === true,
    embed: embed === "shared" ? embed : embed === true,
    issuedAt: Number(at),
  };
}
