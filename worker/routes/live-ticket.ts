import { liveTicket } from "../../domain/contract/conversations/live.ts";
import { proveSession } from "../data/accounts/sessions.ts";
import { issueLiveTicket } from "../tokens/live-ticket.ts";
import { answers, createMemberRoute, emptyBody, memberRoutes } from "./http/api.ts";

const postTicket = createMemberRoute({
  method: "post",
  path: "/live-ticket",
  tells: "nobody",
  tags: ["Live"],
  summary: "An address for a socket of the caller's inbox, valid for a minute",
  request: { body: emptyBody },
  responses: answers(liveTicket, "The address"),
});

export const liveTicketRoutes = memberRoutes().openapi(postTicket, async (c) => {
  const { platform } = c.env;
  const { actor, now } = c.get("scope");
  await proveSession(platform.database, { id: actor.sessionId, now });
  const own = { object: "inbox", ownerId: actor.accountId } as const;
  return c.json(await issueLiveTicket(platform, actor, own), 200);
});
