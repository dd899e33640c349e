import { liveQuery } from "../../domain/contract/conversations/live.ts";
import type { LiveIdentity } from "../../domain/conversations/live.ts";
import { MiranError } from "../../domain/errors.ts";
import { proveSocket } from "../actions/conversations/prove-socket.ts";
import { readLiveTicket } from "../tokens/live-ticket.ts";
import { createVisitorRoute, problemResponse, visitorRoutes } from "./http/api.ts";
import type { AnyContext } from "./http/env.ts";

const openOf = (object: LiveIdentity["object"], summary: string) =>
  createVisitorRoute({
    method: "get",
    path: `/live/${object}`,
    proof: "ticket",
    tags: ["Live"],
    summary,
    request: { query: liveQuery },
    responses: { 101: { description: "The socket" }, default: problemResponse },
  });

const openInbox = openOf("inbox", "A socket to the own inbox, for the holder of a ticket");
const openConversation = openOf(
  "conversation",
  "A socket to a conversation, for a ticket's holder",
);

/** Sockets: a browser cannot set their headers, so a ticket in the address proves the caller. */
export const liveRoutes = visitorRoutes()
  .openapi(openInbox, (c) => open(c, "inbox", c.req.valid("query")))
  .openapi(openConversation, (c) => open(c, "conversation", c.req.valid("query")));

async function open(
  c: AnyContext,
  object: LiveIdentity["object"],
  { ticket, since }: { ticket: string; since?: number | undefined },
): Promise<Response> {
  const { platform } = c.env;
  const origin = c.req.header("origin");
  if (origin !== undefined && origin !== new URL(c.req.url).origin) {
    throw new MiranError("cross_site");
  }
  const identity = await readLiveTicket(platform, object, ticket);
  if (!identity) throw new MiranError("unauthenticated");
  await proveSocket(platform, identity);
  if (!platform.requests.asksForSocket(c.req.raw)) throw new MiranError("invalid_request");
  if (!(await platform.live.openSocket(c.req.raw, identity, since))) {
    throw new MiranError("unauthenticated");
  }
  // The platform responds itself: over HTTP with the socket.
  return c.body(null, 204);
}
