import {
  businessArchiveParams,
  businessArchiveReport,
  newBusinessArchive,
} from "../../../domain/contract/copies/business-archive.ts";
import { done } from "../../../domain/contract/done.ts";
import {
  endBusinessArchive,
  orderBusinessArchive,
  readArchive,
} from "../../actions/copies/show-business-archive.ts";
import { answers, createTrainerRoute, emptyBody, jsonBody, trainerRoutes } from "../http/api.ts";

const tags = ["Operations"];

const read = createTrainerRoute({
  method: "get",
  path: "/business-archive",
  tags,
  summary: "The archive of the whole business, under way or ready, if there is one",
  responses: answers(businessArchiveReport, "Its progress, and its address"),
});

const order = createTrainerRoute({
  method: "post",
  path: "/business-archive",
  tells: { trainer: "settings", besides: ["trainer: notification"] },
  tags,
  summary: "Begin an archive of the whole business; the same id again changes nothing",
  description:
    "It goes on in the background. While one is made or can be fetched, another is a conflict.",
  request: { body: jsonBody(newBusinessArchive) },
  responses: answers(businessArchiveReport, "It is under way"),
});

const end = createTrainerRoute({
  method: "delete",
  path: "/business-archive/{id}",
  rows: { id: "businessArchive" },
  tells: { trainer: "settings" },
  tags,
  summary: "Cancel an archive, or delete it early; a repetition changes nothing",
  request: { params: businessArchiveParams, body: emptyBody },
  responses: answers(done, "It is deleted"),
});

export const businessArchiveRoutes = trainerRoutes()
  .openapi(read, async (c) => c.json(await readArchive(c.env.platform, c.get("scope")), 200))
  .openapi(order, async (c) => {
    const { platform } = c.env;
    return c.json(await orderBusinessArchive(platform, c.get("scope"), c.req.valid("json")), 200);
  })
  .openapi(end, async (c) => {
    await endBusinessArchive(c.env.platform, c.get("scope"), c.req.valid("param").id);
    return c.json({ done: true as const }, 200);
  });
