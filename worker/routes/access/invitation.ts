import type { Context } from "hono";
import {
  invitationAccepted,
  invitationBody,
  openInvitation,
  passwordByInvitation,
  registerByInvitation,
} from "../../../domain/contract/people/invitation.ts";
import type { IssuedSession } from "../../actions/accounts/begin-session.ts";
import {
  choosePasswordByInvitation,
  registerByInvitation as register,
  showInvitation,
} from "../../actions/people/accept-invitation.ts";
import { answers, createVisitorRoute, jsonBody, visitorRoutes } from "../http/api.ts";
import type { VisitorEnv } from "../http/env.ts";
import { localeOf } from "../http/locale.ts";
import { callerOf } from "./caller.ts";
import { setDeviceCookie } from "./device-cookie.ts";
import { setSessionCookie } from "./session-cookie.ts";

const tags = ["Access"];

const postInvitation = createVisitorRoute({
  method: "post",
  path: "/invitation",
  tells: "nobody",
  tags,
  summary: "The prefilled form of an invitation; a reading does not use the link up",
  request: { body: jsonBody(invitationBody) },
  responses: answers(openInvitation, "The invitation is valid"),
});

const postRegister = createVisitorRoute({
  method: "post",
  path: "/invitation/register",
  tells: "nobody",
  tags,
  summary: "Register by an invitation, once; the same id again changes nothing",
  request: { body: jsonBody(registerByInvitation) },
  responses: answers(invitationAccepted, "The account is open"),
});

const postPassword = createVisitorRoute({
  method: "post",
  path: "/invitation/password",
  tells: "nobody",
  tags,
  summary:
    "Choose the first password of an account made by the trainer, and a missing address, once",
  request: { body: jsonBody(passwordByInvitation) },
  responses: answers(invitationAccepted, "The password is set"),
});

type Outcome = { kind: "signed_in"; session: IssuedSession } | { kind: "accepted" };

async function answerOf(c: Context<VisitorEnv>, outcome: Outcome) {
  if (outcome.kind === "accepted") return outcome;
  const { session } = outcome;
  setSessionCookie(c, session);
  await setDeviceCookie(c, session.kind, session.signedIn.who.id);
  return { kind: outcome.kind, ...session.signedIn };
}

export const invitationRoutes = visitorRoutes()
  .openapi(postInvitation, async (c) =>
    c.json(await showInvitation(c.env.platform, c.req.valid("json").token), 200),
  )
  .openapi(postRegister, async (c) => {
    const how = { caller: callerOf(c), language: localeOf(c) };
    const outcome = await register(c.env.platform, c.req.valid("json"), how);
    return c.json(await answerOf(c, outcome), 200);
  })
  .openapi(postPassword, async (c) => {
    const how = { caller: callerOf(c), language: localeOf(c) };
    const outcome = await choosePasswordByInvitation(c.env.platform, c.req.valid("json"), how);
    return c.json(await answerOf(c, outcome), 200);
  });
