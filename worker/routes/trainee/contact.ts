import { trainerContact } from "../../../domain/contract/operations/contact-settings.ts";
import { getTrainerContact } from "../../data/operations/settings.ts";
import { answers, createRoute, traineeRoutes } from "../http/api.ts";

const read = createRoute({
  method: "get",
  path: "/contact",
  tags: ["Settings"],
  summary: "How the trainer is reached beside the conversation, and when",
  responses: answers(trainerContact, "What the trainer tells; null where nothing is told"),
});

export const contactRoutes = traineeRoutes().openapi(read, async (c) =>
  c.json(await getTrainerContact(c.get("scope")), 200),
);
