import { appearanceBody, chosenAppearance } from "../../domain/contract/accounts/appearance.ts";
import { setAppearance } from "../data/accounts/appearance.ts";
import { answers, createMemberRoute, jsonBody, memberRoutes } from "./http/api.ts";

const put = createMemberRoute({
  method: "put",
  path: "/appearance",
  tells: "nobody",
  tags: ["Settings"],
  summary: "How the caller's screens look on every device, and in which language",
  request: { body: jsonBody(appearanceBody) },
  responses: answers(chosenAppearance, "What every device of the caller follows from now on"),
});

/** The caller's appearance, for both areas; sessions return it, too. */
export const appearanceRoutes = memberRoutes().openapi(put, async (c) =>
  c.json(await setAppearance(c.get("scope"), c.req.valid("json")), 200),
);
