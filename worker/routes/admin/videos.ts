import { done } from "../../../domain/contract/done.ts";
import {
  newVideo,
  storedPart,
  videoParams,
  videoPartParams,
  videoState,
  videoTicket,
} from "../../../domain/contract/libraries/videos.ts";
import { videoPartBytes } from "../../../domain/libraries/video.ts";
import {
  beginVideo,
  completeVideo,
  deleteVideo,
  getVideoState,
  putVideoPart,
} from "../../actions/libraries/upload-video.ts";
import { getVideoFile } from "../../data/libraries/videos.ts";
import { issueVideoTicket } from "../../tokens/video-ticket.ts";
import {
  answers,
  createTrainerRoute,
  emptyBody,
  jsonBody,
  requireFound,
  trainerRoutes,
} from "../http/api.ts";
import { binaryBody, bytesOf } from "../http/bodies.ts";

const tags = ["Videos"];
const nothing = emptyBody;

const begin = createTrainerRoute({
  method: "post",
  path: "/videos",
  tells: "nobody",
  tags,
  summary: "Begin the upload of an MP4, or continue the same upload",
  request: { body: jsonBody(newVideo) },
  responses: answers(videoState, "The upload, and its stored parts"),
});

const get = createTrainerRoute({
  method: "get",
  path: "/videos/{id}",
  rows: { id: "video" },
  tags,
  summary: "The progress of an upload",
  request: { params: videoParams },
  responses: answers(videoState, "The upload, and its stored parts"),
});

const putPart = createTrainerRoute({
  method: "put",
  path: "/videos/{id}/parts/{partNumber}",
  rows: { id: "video" },
  tells: "nobody",
  tags,
  summary: "Store a part of exactly its length; the same part again gets the same answer",
  request: { params: videoPartParams, body: binaryBody },
  bytes: videoPartBytes,
  responses: answers(storedPart, "The part is stored"),
});

const complete = createTrainerRoute({
  method: "post",
  path: "/videos/{id}/complete",
  rows: { id: "video" },
  tells: "nobody",
  tags,
  summary: "Join the parts into one file; a repetition gets the same answer",
  request: { params: videoParams, body: nothing },
  responses: answers(videoState, "The file is ready"),
});

const remove = createTrainerRoute({
  method: "delete",
  path: "/videos/{id}",
  rows: { id: "video" },
  tells: "nobody",
  tags,
  summary: "Cancel an upload, or delete an unused file",
  request: { params: videoParams, body: nothing },
  responses: answers(done, "It is discarded"),
});

const ticket = createTrainerRoute({
  method: "post",
  path: "/videos/{id}/ticket",
  rows: { id: "video" },
  tells: "nobody",
  tags,
  summary: "An address at which the file plays for an hour",
  request: { params: videoParams, body: nothing },
  responses: answers(videoTicket, "The address"),
});

export const videosRoutes = trainerRoutes()
  .openapi(begin, async (c) =>
    c.json(await beginVideo(c.env.platform, c.get("scope"), c.req.valid("json")), 200),
  )
  .openapi(get, async (c) =>
    c.json(await getVideoState(c.get("scope"), c.req.valid("param").id), 200),
  )
  .openapi(putPart, async (c) => {
    const part = c.req.valid("param");
    return c.json(await putVideoPart(c.env.platform, c.get("scope"), part, bytesOf(c)), 200);
  })
  .openapi(complete, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await completeVideo(c.env.platform, c.get("scope"), id), 200);
  })
  .openapi(remove, async (c) => {
    await deleteVideo(c.env.platform, c.get("scope"), c.req.valid("param").id);
    return c.json({ done: true as const }, 200);
  })
  .openapi(ticket, async (c) => {
    const file = requireFound(await getVideoFile(c.get("scope"), c.req.valid("param").id));
    return c.json(await issueVideoTicket(c.env.platform, c.get("scope").actor, file), 200);
  });
