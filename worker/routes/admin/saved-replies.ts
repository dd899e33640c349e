import {
  newSavedReply,
  savedReplies,
  savedReply,
  savedReplyParams,
  savedReplyText,
} from "../../../domain/contract/conversations/saved-replies.ts";
import { done } from "../../../domain/contract/done.ts";
import { MiranError } from "../../../domain/errors.ts";
import {
  changeSavedReply,
  createSavedReply,
  deleteSavedReply,
  listSavedReplies,
} from "../../data/conversations/saved-replies.ts";
import {
  answers,
  createTrainerRoute,
  emptyBody,
  jsonBody,
  requireFound,
  trainerRoutes,
} from "../http/api.ts";

const tags = ["Chat"];

const list = createTrainerRoute({
  method: "get",
  path: "/saved-replies",
  tags,
  summary: "The trainer's saved replies",
  responses: answers(savedReplies, "At most a hundred, oldest first"),
});

const create = createTrainerRoute({
  method: "post",
  path: "/saved-replies",
  tells: { trainer: { list: "saved-replies" } },
  tags,
  summary: "Save a reply; the same id again changes nothing",
  request: { body: jsonBody(newSavedReply) },
  responses: answers(savedReply, "The stored reply"),
});

const change = createTrainerRoute({
  method: "put",
  path: "/saved-replies/{id}",
  rows: { id: "savedReply" },
  tells: { trainer: { list: "saved-replies" } },
  tags,
  summary: "Change the text of a saved reply",
  request: { params: savedReplyParams, body: jsonBody(savedReplyText) },
  responses: answers(savedReply, "The stored reply"),
});

const remove = createTrainerRoute({
  method: "delete",
  path: "/saved-replies/{id}",
  rows: { id: "savedReply" },
  tells: { trainer: { list: "saved-replies" } },
  tags,
  summary: "Delete a saved reply; a repetition changes nothing",
  request: { params: savedReplyParams, body: emptyBody },
  responses: answers(done, "The reply is deleted"),
});

export const savedRepliesRoutes = trainerRoutes()
  .openapi(list, async (c) => c.json({ replies: await listSavedReplies(c.get("scope")) }, 200))
  .openapi(create, async (c) => {
    const stored = await createSavedReply(c.get("scope"), c.req.valid("json"));
    if (!stored) throw new MiranError("conflict");
    return c.json(stored, 200);
  })
  .openapi(change, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(
      requireFound(await changeSavedReply(c.get("scope"), id, c.req.valid("json").text)),
      200,
    );
  })
  .openapi(remove, async (c) => {
    await deleteSavedReply(c.get("scope"), c.req.valid("param").id);
    return c.json({ done: true as const }, 200);
  });
