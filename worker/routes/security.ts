import { changePasswordBody } from "../../domain/contract/accounts/password.ts";
import { security } from "../../domain/contract/accounts/security.ts";
import {
  recoveryCodes,
  totpConfirmBody,
  totpOffer,
  totpPasswordBody,
  totpProofBody,
} from "../../domain/contract/accounts/totp.ts";
import { done } from "../../domain/contract/done.ts";
import { id } from "../../domain/contract/fields.ts";
import { changePassword } from "../actions/accounts/change-password.ts";
import { endAllOtherSessions, endAnotherSession } from "../actions/accounts/end-own-sessions.ts";
import {
  confirmOwnTotp,
  offerOwnTotp,
  renewOwnRecoveryCodes,
  turnOffTotp,
} from "../actions/accounts/set-up-totp.ts";
import { getSecurity } from "../data/accounts/own-sessions.ts";
import { answers, createMemberRoute, emptyBody, jsonBody, memberRoutes, z } from "./http/api.ts";

const tags = ["Security"];

const overview = createMemberRoute({
  method: "get",
  path: "/security",
  viewAs: { hidden: "how the account is secured" },
  tags,
  summary: "The second factor of the account, and its sessions",
  responses: answers(security, "The present second factor, and the newest live sessions"),
});

const postPassword = createMemberRoute({
  method: "post",
  path: "/password",
  tells: { besides: ["caller: end of sessions"] },
  tags,
  summary: "Change the caller's password; every other session of the account ends",
  request: { body: jsonBody(changePasswordBody) },
  responses: answers(done, "The password is changed"),
});

const postTotp = createMemberRoute({
  method: "post",
  path: "/security/totp",
  tells: "nobody",
  tags,
  summary: "Offer a new secret for an authenticator",
  request: { body: jsonBody(totpPasswordBody) },
  responses: answers(totpOffer, "The secret; it applies after the confirmation of a code"),
});

const postConfirm = createMemberRoute({
  method: "post",
  path: "/security/totp/confirm",
  tells: "nobody",
  tags,
  summary: "Turn the offered secret on by a code of it",
  request: { body: jsonBody(totpConfirmBody) },
  responses: answers(recoveryCodes, "Recovery codes, shown only once"),
});

const postCodes = createMemberRoute({
  method: "post",
  path: "/security/totp/recovery-codes",
  tells: "nobody",
  tags,
  summary: "Replace the recovery codes; the earlier ones become invalid",
  request: { body: jsonBody(totpProofBody) },
  responses: answers(recoveryCodes, "Recovery codes, shown only once"),
});

const postDisable = createMemberRoute({
  method: "post",
  path: "/security/totp/disable",
  tells: "nobody",
  tags,
  summary: "Turn the second factor off",
  request: { body: jsonBody(totpProofBody) },
  responses: answers(done, "Sign-in asks for the password only"),
});

const endOne = createMemberRoute({
  method: "delete",
  path: "/security/sessions/{id}",
  rows: { id: "session" },
  tells: { besides: ["caller: end of sessions"] },
  tags,
  summary: "End another session of the account",
  request: { params: z.object({ id }), body: emptyBody },
  responses: answers(done, "The other browser is signed out"),
});

const endOthers = createMemberRoute({
  method: "delete",
  path: "/security/sessions",
  tells: { besides: ["caller: end of sessions"] },
  tags,
  summary: "End every session of the account but this one",
  request: { body: emptyBody },
  responses: answers(done, "Only this browser is signed in"),
});

/** Security of an account, for both areas. */
export const securityRoutes = memberRoutes()
  .openapi(overview, async (c) => c.json(await getSecurity(c.get("scope")), 200))
  .openapi(postPassword, async (c) => {
    await changePassword(c.env.platform, c.get("scope"), c.req.valid("json"));
    return c.json({ done: true as const }, 200);
  })
  .openapi(postTotp, async (c) => {
    const { password } = c.req.valid("json");
    return c.json(await offerOwnTotp(c.env.platform, c.get("scope"), password), 200);
  })
  .openapi(postConfirm, async (c) => {
    const confirmed = await confirmOwnTotp(c.env.platform, c.get("scope"), c.req.valid("json"));
    return c.json(confirmed, 200);
  })
  .openapi(postCodes, async (c) => {
    const proof = c.req.valid("json");
    return c.json(await renewOwnRecoveryCodes(c.env.platform, c.get("scope"), proof), 200);
  })
  .openapi(postDisable, async (c) => {
    await turnOffTotp(c.env.platform, c.get("scope"), c.req.valid("json"));
    return c.json({ done: true as const }, 200);
  })
  .openapi(endOne, async (c) => {
    await endAnotherSession(c.env.platform, c.get("scope"), c.req.valid("param").id);
    return c.json({ done: true as const }, 200);
  })
  .openapi(endOthers, async (c) => {
    await endAllOtherSessions(c.env.platform, c.get("scope"));
    return c.json({ done: true as const }, 200);
  });
