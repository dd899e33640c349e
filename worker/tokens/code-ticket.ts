import type { Embedded } from "../../domain/contract/accounts/sign-in.ts";
import { newId } from "../../domain/id.ts";
import type { Platform } from "../platform.ts";
import { readTicket, signTicket, type TicketKind } from "./signed-ticket.ts";

const kind: TicketKind = { audience: "miran-sign-in-code", type: "code-ticket+jwt", seconds: 300 };

/** A sign-in with a correct password and a missing code. */
interface CodeTicket {
  accountId: string;
  remember: boolean;
  embed: Embedded;
}

/** Proves a correct password for 5 minutes; it opens nothing without a code. */
export async function issueCodeTicket(platform: Platform, ticket: CodeTicket): Promise<string> {
  const { accountId, ...choices } = ticket;
  // Each is a unique text, because a correct code uses it up.
  const claims = { ...choices, at: platform.now(), jti: newId(platform.now()) };
  return (await signTicket(platform, kind, accountId, claims)).ticket;
}

/** The sign-in of a valid ticket, with its start; undefined for any other text. */
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
