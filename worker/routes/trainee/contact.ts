import { trainerContact } from "../../../domain/contract/accounts/contact-settings.ts";
import { readTrainerContact } from "../../actions/accounts/show-contact.ts";
import { answers, createTraineeRoute, traineeRoutes } from "../http/api.ts";

const read = createTraineeRoute({
  method: "get",
  path: "/contact",
  viewAs: "shown",
  tags: ["Settings"],
  summary: "The trainer's contact beside the conversation, and its hours",
  responses: answers(trainerContact, "The trainer's contact; null for missing parts"),
});

export const contactRoutes = traineeRoutes().openapi(read, async (c) =>
  c.json(await readTrainerContact(c.env.platform, c.get("scope")), 200),
);
