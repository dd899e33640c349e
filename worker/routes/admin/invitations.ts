import { done } from "../../../domain/contract/done.ts";
import {
  accountInvitation,
  invitationParams,
  invitationsList,
  newInvitation,
  sentInvitation,
} from "../../../domain/contract/people/invitations.ts";
import { traineeParams } from "../../../domain/contract/people/trainees.ts";
import {
  invite,
  inviteToAccount,
  mailInvitation,
  renew as renewLink,
} from "../../actions/people/invite-trainee.ts";
import { listInvitations, revokeInvitation } from "../../data/people/invitations.ts";
import { answers, createTrainerRoute, emptyBody, jsonBody, trainerRoutes } from "../http/api.ts";

const tags = ["Trainees"];
const nothing = emptyBody;

const list = createTrainerRoute({
  method: "get",
  path: "/invitations",
  tags,
  summary: "The open invitations, and the latest ended ones",
  responses: answers(
    invitationsList,
    "Without links: making or renewing an invitation returns its link",
  ),
});

const create = createTrainerRoute({
  method: "post",
  path: "/invitations",
  tells: { trainer: { list: "trainees" } },
  tags,
  summary: "Invite somebody by a link for 14 days; the same id again gets the same answer",
  request: { body: jsonBody(newInvitation) },
  responses: answers(sentInvitation, "The invitation and its link"),
});

const createOfAccount = createTrainerRoute({
  method: "post",
  path: "/trainees/{id}/invitation",
  tells: { trainer: { list: "trainees" } },
  tags,
  summary: "Invite a trainee without a password to choose one; earlier links become invalid",
  request: { params: traineeParams, body: jsonBody(accountInvitation) },
  responses: answers(sentInvitation, "The invitation and its link"),
});

const renew = createTrainerRoute({
  method: "post",
  path: "/invitations/{id}/renew",
  rows: { id: "invitation" },
  tells: { trainer: { list: "trainees" } },
  tags,
  summary: "Make a new link for 14 days; the earlier one becomes invalid",
  request: { params: invitationParams, body: nothing },
  responses: answers(sentInvitation, "The invitation and its new link"),
});

const mail = createTrainerRoute({
  method: "post",
  path: "/invitations/{id}/mail",
  rows: { id: "invitation" },
  tells: "nobody",
  tags,
  summary: "Mail the link of an open invitation",
  request: { params: invitationParams, body: nothing },
  responses: answers(done, "The mail is on its way"),
});

const revoke = createTrainerRoute({
  method: "delete",
  path: "/invitations/{id}",
  rows: { id: "invitation" },
  tells: { trainer: { list: "trainees" } },
  tags,
  summary: "Withdraw an invitation; an ended one stays as it is",
  request: { params: invitationParams, body: nothing },
  responses: answers(done, "Its link is invalid"),
});

export const invitationsRoutes = trainerRoutes()
  .openapi(list, async (c) => c.json({ invitations: await listInvitations(c.get("scope")) }, 200))
  .openapi(create, async (c) =>
    c.json(await invite(c.env.platform, c.get("scope"), c.req.valid("json")), 200),
  )
  .openapi(createOfAccount, async (c) => {
    const { id } = c.req.valid("param");
    const { id: invitationId } = c.req.valid("json");
    return c.json(await inviteToAccount(c.env.platform, c.get("scope"), id, invitationId), 200);
  })
  .openapi(renew, async (c) =>
    c.json(await renewLink(c.env.platform, c.get("scope"), c.req.valid("param").id), 200),
  )
  .openapi(mail, async (c) => {
    await mailInvitation(c.env.platform, c.get("scope"), c.req.valid("param").id);
    return c.json({ done: true as const }, 200);
  })
  .openapi(revoke, async (c) => {
    await revokeInvitation(c.get("scope"), c.req.valid("param").id);
    return c.json({ done: true as const }, 200);
  });
