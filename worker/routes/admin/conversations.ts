import {
  attachmentPlace,
  attachmentQuery,
  conversationParams,
  conversationsPage,
  conversationsQuery,
  message,
  messagesPage,
  messagesQuery,
  newMessage,
  readMark,
  storedAttachment,
} from "../../../domain/contract/conversations/conversation.ts";
import { liveTicket } from "../../../domain/contract/conversations/live.ts";
import { done } from "../../../domain/contract/done.ts";
import { MiranError } from "../../../domain/errors.ts";
import { listConversations } from "../../actions/conversations/list-conversations.ts";
import {
  markRead,
  openConversation,
  readConversation,
} from "../../actions/conversations/read-conversation.ts";
import { sendMessage } from "../../actions/conversations/send-message.ts";
import { uploadAttachment } from "../../actions/conversations/upload-attachment.ts";
import {
  type ConversationScope,
  findConversationScope,
} from "../../data/conversations/conversation-scope.ts";
import type { TrainerScope } from "../../data/scope.ts";
import { answers, createRoute, jsonBody, trainerRoutes, z } from "../http/api.ts";
import { binaryBody } from "../http/binary-body.ts";

const tags = ["Chat"];

const list = createRoute({
  method: "get",
  path: "/conversations",
  tags,
  summary: "A page of the conversations, searched by name; the latest message first",
  request: { query: conversationsQuery },
  responses: answers(conversationsPage, "30 conversations, and where the next page begins"),
});

const read = createRoute({
  method: "get",
  path: "/conversations/{traineeId}",
  tags,
  summary: "The latest messages, those before a number, or those after one",
  request: { params: conversationParams, query: messagesQuery },
  responses: answers(messagesPage, "In the order of arrival, and what the screen shows with them"),
});

const send = createRoute({
  method: "post",
  path: "/conversations/{traineeId}/messages",
  tags,
  summary: "Send a message; the same client id again stores nothing and answers the same",
  request: { params: conversationParams, body: jsonBody(newMessage) },
  responses: answers(message, "The message as it is stored"),
});

const mark = createRoute({
  method: "post",
  path: "/conversations/{traineeId}/read",
  tags,
  summary: "Everything up to a number was read",
  request: { params: conversationParams, body: jsonBody(readMark) },
  responses: answers(done, "The mark stands there, or further"),
});

const upload = createRoute({
  method: "put",
  path: "/conversations/{traineeId}/files/{fileId}",
  tags,
  summary: "Store an attachment for a message to show; the same again answers the same",
  request: { params: attachmentPlace, query: attachmentQuery, body: binaryBody },
  responses: answers(storedAttachment, "The file is stored"),
});

const ticket = createRoute({
  method: "post",
  path: "/conversations/{traineeId}/live-ticket",
  tags,
  summary: "Where the conversation's socket is opened, within a minute",
  request: { params: conversationParams, body: jsonBody(z.strictObject({})) },
  responses: answers(liveTicket, "The address"),
});

/** The trainer's conversations, one a trainee. */
export const conversationsRoutes = trainerRoutes()
  .openapi(list, async (c) => {
    return c.json(
      await listConversations(c.env.platform, c.get("scope"), c.req.valid("query")),
      200,
    );
  })
  .openapi(read, async (c) => {
    const conversation = await scopeTo(c.get("scope"), c.req.valid("param").traineeId);
    return c.json(await readConversation(c.env.platform, conversation, c.req.valid("query")), 200);
  })
  .openapi(send, async (c) => {
    const conversation = await scopeTo(c.get("scope"), c.req.valid("param").traineeId);
    return c.json(await sendMessage(c.env.platform, conversation, c.req.valid("json")), 200);
  })
  .openapi(mark, async (c) => {
    const conversation = await scopeTo(c.get("scope"), c.req.valid("param").traineeId);
    await markRead(c.env.platform, conversation, c.req.valid("json"));
    return c.json({ done: true as const }, 200);
  })
  .openapi(upload, async (c) => {
    const { traineeId, fileId } = c.req.valid("param");
    const conversation = await scopeTo(c.get("scope"), traineeId);
    const file = { fileId, ...c.req.valid("query") };
    const content = { length: Number(c.req.header("content-length")), body: c.req.raw.body };
    return c.json(
      await uploadAttachment(c.env.platform, conversation, { ...file, ...content }),
      200,
    );
  })
  .openapi(ticket, async (c) => {
    const conversation = await scopeTo(c.get("scope"), c.req.valid("param").traineeId);
    return c.json(await openConversation(c.env.platform, conversation), 200);
  });

async function scopeTo(scope: TrainerScope, traineeId: string): Promise<ConversationScope> {
  const conversation = await findConversationScope(scope, traineeId);
  if (!conversation) throw new MiranError("not_found");
  return conversation;
}
