import {
  newPasswordBody,
  newPasswordSet,
  resetPasswordBody,
} from "../../../domain/contract/accounts/password.ts";
import { done } from "../../../domain/contract/done.ts";
import { requestPasswordReset, setPasswordByLink } from "../../actions/accounts/reset-password.ts";
import { answers, createVisitorRoute, jsonBody, visitorRoutes } from "../http/api.ts";
import { callerOf } from "./caller.ts";
import { setDeviceCookie } from "./device-cookie.ts";

const postReset = createVisitorRoute({
  method: "post",
  path: "/reset-password",
  tells: "nobody",
  tags: ["Access"],
  summary: "Mail a link for a new password; the answer never shows whether there is an account",
  request: { body: jsonBody(resetPasswordBody) },
  responses: answers(done, "A mail is on its way, if there is such an account"),
});

const postNewPassword = createVisitorRoute({
  method: "post",
  path: "/new-password",
  tells: "nobody",
  tags: ["Access"],
  summary: "Set a new password by the mailed link's token, once within 10 minutes",
  request: { body: jsonBody(newPasswordBody) },
  responses: answers(newPasswordSet, "The password is set; every session of the account ended"),
});

export const passwordResetRoutes = visitorRoutes()
  .openapi(postReset, (c) => {
    requestPasswordReset(c.env.platform, c.req.valid("json").email);
    return c.json({ done: true as const }, 200);
  })
  .openapi(postNewPassword, async (c) => {
    const set = await setPasswordByLink(c.env.platform, c.req.valid("json"), callerOf(c));
    await setDeviceCookie(c, "standard", set.accountId);
    return c.json({ area: set.area }, 200);
  });
