import { appearanceBody, chosenAppearance } from "../../domain/contract/accounts/appearance.ts";
import { setAppearance } from "../data/accounts/appearance.ts";
import { answers, createMemberRoute, jsonBody, memberRoutes } from "./http/api.ts";

const put = createMemberRoute({
  method: "put",
  path: "/appearance",
  tells: "nobody",
  tags: ["Settings"],
  summary: "Change the appearance of the caller's screens and their language, on every device",
  request: { body: jsonBody(appearanceBody) },
  responses: answers(chosenAppearance, "The appearance, on every device from now on"),
});

/** The caller's appearance, for both areas; sessions return it, too. */
export const appearanceRoutes = memberRoutes().openapi(put, async (c) =>
  c.json(await setAppearance(c.get("scope"), c.req.valid("json")), 200),
);
