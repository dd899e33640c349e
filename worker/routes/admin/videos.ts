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
  summary: "Begin the upload of an mp4, or find the same upload again",
  request: { body: jsonBody(newVideo) },
  responses: answers(videoState, "The upload, and which parts have arrived"),
});

const get = createTrainerRoute({
  method: "get",
  path: "/videos/{id}",
  rows: { id: "video" },
  tags,
  summary: "How far an upload is",
  request: { params: videoParams },
  responses: answers(videoState, "The upload, and which parts have arrived"),
});

const putPart = createTrainerRoute({
  method: "put",
  path: "/videos/{id}/parts/{partNumber}",
  rows: { id: "video" },
  tells: "nobody",
  tags,
  summary: "Store a part of exactly its length; the same part again answers the same",
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
  summary: "Make one file of the parts; repeating it answers the same",
  request: { params: videoParams, body: nothing },
  responses: answers(videoState, "The file is ready"),
});

const remove = createTrainerRoute({
  method: "delete",
  path: "/videos/{id}",
  rows: { id: "video" },
  tells: "nobody",
  tags,
  summary: "Give an upload up, or erase a file that nothing shows",
  request: { params: videoParams, body: nothing },
  responses: answers(done, "Nothing of it is left"),
});

const ticket = createTrainerRoute({
  method: "post",
  path: "/videos/{id}/ticket",
  rows: { id: "video" },
  tells: "nobody",
  tags,
  summary: "An address under which the file plays for an hour",
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
