import { proofTicketSeconds } from "../../domain/memberships/payment-proofs.ts";
import type { ProofHolder } from "../data/memberships/payment-proofs.ts";
import type { Actor } from "../data/scope.ts";
import type { Platform } from "../platform.ts";
import { readTicket, signTicket, type TicketKind } from "./signed-ticket.ts";

const kind: TicketKind = {
  audience: "miran-payment-proofs",
  type: "payment-proof-ticket+jwt",
  seconds: proofTicketSeconds,
};

/** The address of one picture, with a ticket to it alone, for one session. */
export async function proofAddressOf(
  platform: Platform,
  { kind: who, accountId, sessionId }: Actor,
  { traineeId, id }: { traineeId: string; id: string },
) {
  const claims = { sid: sessionId, of: id, as: who };
  const { ticket, expiresAt } = await signTicket(platform, kind, accountId, claims);
  return { address: `/api/media/payment-proofs/${traineeId}/${id}?ticket=${ticket}`, expiresAt };
}

/** The holder of a valid ticket to this picture; undefined otherwise. */
export async function readProofTicket(
  platform: Platform,
  ticket: string,
  { traineeId, proofId }: { traineeId: string; proofId: string },
): Promise<ProofHolder | undefined> {
  const claims = await readTicket(platform, kind, ticket, ["sid", "of", "as"]);
  if (claims?.of !== proofId) return undefined;
  if (claims.as !== "trainer" && claims.sub !== traineeId) return undefined;
  return { sessionId: String(claims.sid) };
}
