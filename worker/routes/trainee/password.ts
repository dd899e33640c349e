import { changePasswordBody } from "../../../domain/contract/accounts/password.ts";
import { done } from "../../../domain/contract/done.ts";
import { changePassword } from "../../actions/accounts/change-password.ts";
import { answers, createRoute, jsonBody, traineeRoutes } from "../http/api.ts";

const postPassword = createRoute({
  method: "post",
  path: "/password",
  tags: ["Security"],
  summary: "Change the own password; every other session of the account ends",
  request: { body: jsonBody(changePasswordBody) },
  responses: answers(done, "The password is changed"),
});

export const passwordRoutes = traineeRoutes().openapi(postPassword, async (c) => {
  await changePassword(c.env.platform, c.get("scope"), c.req.valid("json"));
  return c.json({ done: true as const }, 200);
});
