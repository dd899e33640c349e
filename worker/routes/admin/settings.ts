import { embedSettings } from "../../../domain/contract/operations/embed-settings.ts";
import { getEmbedSettings, putEmbedSettings } from "../../data/operations/settings.ts";
import { answers, createRoute, jsonBody, trainerRoutes } from "../http/api.ts";

const tags = ["Settings"];

const getEmbed = createRoute({
  method: "get",
  path: "/settings/embed",
  tags,
  summary: "Which sites may show the trainees' screens in their own pages",
  responses: answers(embedSettings, "The setting in force"),
});

const putEmbed = createRoute({
  method: "put",
  path: "/settings/embed",
  tags,
  summary: "Decide which sites may show the trainees' screens in their own pages",
  request: { body: jsonBody(embedSettings) },
  responses: answers(embedSettings, "The setting, in force for every page opened from now on"),
});

export const settingsRoutes = trainerRoutes()
  .openapi(getEmbed, async (c) => c.json(await getEmbedSettings(c.get("scope")), 200))
  .openapi(putEmbed, async (c) => {
    const embed = c.req.valid("json");
    await putEmbedSettings(c.get("scope"), embed);
    return c.json(embed, 200);
  });
