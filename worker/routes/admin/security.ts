import { changePasswordBody } from "../../../domain/contract/accounts/password.ts";
import {
  recoveryCodes,
  totpConfirmBody,
  totpOffer,
  totpPasswordBody,
  totpState,
} from "../../../domain/contract/accounts/totp.ts";
import { done } from "../../../domain/contract/done.ts";
import { changePassword } from "../../actions/accounts/change-password.ts";
import {
  confirmOwnTotp,
  getTotpState,
  offerOwnTotp,
  turnOffTotp,
} from "../../actions/accounts/set-up-totp.ts";
import { answers, createRoute, jsonBody, trainerRoutes } from "../http/api.ts";

const tags = ["Security"];

const postPassword = createRoute({
  method: "post",
  path: "/password",
  tags,
  summary: "Change the own password; every other session of the account ends",
  request: { body: jsonBody(changePasswordBody) },
  responses: answers(done, "The password is changed"),
});

const getTotp = createRoute({
  method: "get",
  path: "/security/totp",
  tags,
  summary: "Whether sign-in asks for a code, and how many recovery codes are left",
  responses: answers(totpState, "The second factor as it stands"),
});

const postTotp = createRoute({
  method: "post",
  path: "/security/totp",
  tags,
  summary: "Offer a new secret for an authenticator",
  request: { body: jsonBody(totpPasswordBody) },
  responses: answers(totpOffer, "The secret; it counts once a code of it is confirmed"),
});

const postConfirm = createRoute({
  method: "post",
  path: "/security/totp/confirm",
  tags,
  summary: "Turn the offered secret on by a code of it",
  request: { body: jsonBody(totpConfirmBody) },
  responses: answers(recoveryCodes, "Recovery codes, shown this once"),
});

const postDisable = createRoute({
  method: "post",
  path: "/security/totp/disable",
  tags,
  summary: "Turn the second factor off",
  request: { body: jsonBody(totpPasswordBody) },
  responses: answers(done, "The password is enough again"),
});

export const securityRoutes = trainerRoutes()
  .openapi(postPassword, async (c) => {
    await changePassword(c.env.platform, c.get("scope"), c.req.valid("json"));
    return c.json({ done: true as const }, 200);
  })
  .openapi(getTotp, async (c) => c.json(await getTotpState(c.get("scope")), 200))
  .openapi(postTotp, async (c) => {
    const { password } = c.req.valid("json");
    return c.json(await offerOwnTotp(c.env.platform, c.get("scope"), password), 200);
  })
  .openapi(postConfirm, async (c) => {
    const { code } = c.req.valid("json");
    return c.json(await confirmOwnTotp(c.env.platform, c.get("scope"), code), 200);
  })
  .openapi(postDisable, async (c) => {
    await turnOffTotp(c.env.platform, c.get("scope"), c.req.valid("json").password);
    return c.json({ done: true as const }, 200);
  });
