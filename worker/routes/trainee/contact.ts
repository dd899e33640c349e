import { trainerContact } from "../../../domain/contract/accounts/contact-settings.ts";
import { readTrainerContact } from "../../actions/accounts/show-contact.ts";
import { answers, createTraineeRoute, traineeRoutes } from "../http/api.ts";

const read = createTraineeRoute({
  method: "get",
  path: "/contact",
  viewAs: "shown",
  tags: ["Settings"],
  summary: "How the trainer is reached beside the conversation, and when",
  responses: answers(trainerContact, "What the trainer tells; null where nothing is told"),
});

export const contactRoutes = traineeRoutes().openapi(read, async (c) =>
  c.json(await readTrainerContact(c.env.platform, c.get("scope")), 200),
);
