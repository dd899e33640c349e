import { contactSettings } from "../../../domain/contract/operations/contact-settings.ts";
import { embedSettings } from "../../../domain/contract/operations/embed-settings.ts";
import {
  getContactSettings,
  getEmbedSettings,
  putContactSettings,
  putEmbedSettings,
} from "../../data/operations/settings.ts";
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

const getContact = createRoute({
  method: "get",
  path: "/settings/contact",
  tags,
  summary: "How the trainer is reached beside the conversation, and when",
  responses: answers(contactSettings, "What trainees are told; null where nothing is"),
});

const putContact = createRoute({
  method: "put",
  path: "/settings/contact",
  tags,
  summary: "Decide how the trainer is reached beside the conversation, and when",
  request: { body: jsonBody(contactSettings) },
  responses: answers(contactSettings, "What trainees are told from now on"),
});

export const settingsRoutes = trainerRoutes()
  .openapi(getEmbed, async (c) => c.json(await getEmbedSettings(c.get("scope")), 200))
  .openapi(putEmbed, async (c) => {
    const embed = c.req.valid("json");
    await putEmbedSettings(c.get("scope"), embed);
    return c.json(embed, 200);
  })
  .openapi(getContact, async (c) => c.json(await getContactSettings(c.get("scope")), 200))
  .openapi(putContact, async (c) => {
    const contact = c.req.valid("json");
    await putContactSettings(c.get("scope"), contact);
    return c.json(contact, 200);
  });
