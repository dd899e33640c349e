import {
  attachmentParams,
  attachmentQuery,
  message,
  messagesPage,
  messagesQuery,
  newMessage,
  readMark,
  storedAttachment,
} from "../../../domain/contract/conversations/conversation.ts";
import { liveTicket } from "../../../domain/contract/conversations/live.ts";
import { done } from "../../../domain/contract/done.ts";
import {
  markRead,
  openConversation,
  readConversation,
} from "../../actions/conversations/read-conversation.ts";
import { sendMessage } from "../../actions/conversations/send-message.ts";
import { uploadAttachment } from "../../actions/conversations/upload-attachment.ts";
import { getConversationScope } from "../../data/conversations/conversation-scope.ts";
import { answers, createRoute, jsonBody, traineeRoutes, z } from "../http/api.ts";
import { binaryBody } from "../http/binary-body.ts";

const tags = ["Chat"];

const read = createRoute({
  method: "get",
  path: "/conversation",
  tags,
  summary: "The latest messages, those before a number, or those after one",
  request: { query: messagesQuery },
  responses: answers(messagesPage, "In the order of arrival, and what the screen shows with them"),
});

const send = createRoute({
  method: "post",
  path: "/conversation/messages",
  tags,
  summary: "Send a message; the same client id again stores nothing and answers the same",
  request: { body: jsonBody(newMessage) },
  responses: answers(message, "The message as it is stored"),
});

const mark = createRoute({
  method: "post",
  path: "/conversation/read",
  tags,
  summary: "Everything up to a number was read",
  request: { body: jsonBody(readMark) },
  responses: answers(done, "The mark stands there, or further"),
});

const upload = createRoute({
  method: "put",
  path: "/conversation/files/{fileId}",
  tags,
  summary: "Store an attachment for a message to show; the same again answers the same",
  request: { params: attachmentParams, query: attachmentQuery, body: binaryBody },
  responses: answers(storedAttachment, "The file is stored"),
});

const ticket = createRoute({
  method: "post",
  path: "/conversation/live-ticket",
  tags,
  summary: "Where the conversation's socket is opened, within a minute",
  request: { body: jsonBody(z.strictObject({})) },
  responses: answers(liveTicket, "The address"),
});

/** The trainee's conversation with the trainer. */
export const conversationRoutes = traineeRoutes()
  .openapi(read, async (c) => {
    const conversation = await getConversationScope(c.get("scope"));
    return c.json(await readConversation(c.env.platform, conversation, c.req.valid("query")), 200);
  })
  .openapi(send, async (c) => {
    const conversation = await getConversationScope(c.get("scope"));
    return c.json(await sendMessage(c.env.platform, conversation, c.req.valid("json")), 200);
  })
  .openapi(mark, async (c) => {
    const conversation = await getConversationScope(c.get("scope"));
    await markRead(c.env.platform, conversation, c.req.valid("json"));
    return c.json({ done: true as const }, 200);
  })
  .openapi(upload, async (c) => {
    const conversation = await getConversationScope(c.get("scope"));
    const file = { ...c.req.valid("param"), ...c.req.valid("query") };
    const content = { length: Number(c.req.header("content-length")), body: c.req.raw.body };
    return c.json(
      await uploadAttachment(c.env.platform, conversation, { ...file, ...content }),
      200,
    );
  })
  .openapi(ticket, async (c) => {
    const conversation = await getConversationScope(c.get("scope"));
    return c.json(await openConversation(c.env.platform, conversation), 200);
  });
