import { videoParams, videoTicket } from "../../../domain/contract/libraries/videos.ts";
import { getOwnVideoFile } from "../../data/libraries/videos.ts";
import { issueVideoTicket } from "../../tokens/video-ticket.ts";
import {
  answers,
  createTraineeRoute,
  emptyBody,
  requireFound,
  traineeRoutes,
} from "../http/api.ts";

const ticket = createTraineeRoute({
  method: "post",
  path: "/videos/{id}/ticket",
  rows: { id: "plannedVideo" },
  tells: "nobody",
  tags: ["Videos"],
  summary:
    "An address at which a video of the library or of the caller's schedule plays for an hour",
  request: { params: videoParams, body: emptyBody },
  responses: answers(videoTicket, "The address"),
});

export const videosRoutes = traineeRoutes().openapi(ticket, async (c) => {
  const file = requireFound(await getOwnVideoFile(c.get("scope"), c.req.valid("param").id));
  return c.json(await issueVideoTicket(c.env.platform, c.get("scope").actor, file), 200);
});
