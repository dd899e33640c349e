import {
  attachmentParams,
  attachmentQuery,
  message,
  messageSearchPage,
  messageSearchQuery,
  messagesPage,
  messagesQuery,
  newMessage,
  readMark,
  storedAttachment,
} from "../../domain/contract/conversations/conversation.ts";
import { liveTicket } from "../../domain/contract/conversations/live.ts";
import { done } from "../../domain/contract/done.ts";
import { attachmentBytes } from "../../domain/conversations/conversation.ts";
import {
  markRead,
  openConversation,
  readConversation,
  searchConversation,
} from "../actions/conversations/read-conversation.ts";
import { sendMessage } from "../actions/conversations/send-message.ts";
import { uploadAttachment } from "../actions/conversations/upload-attachment.ts";
import type { ConversationScope } from "../data/conversations/conversation-scope.ts";
import type { TraineeScope, TrainerScope } from "../data/scope.ts";
import {
  answers,
  createMemberRoute,
  emptyBody,
  jsonBody,
  memberRoutes,
  type z,
} from "./http/api.ts";
import { binaryBody, bytesOf } from "./http/bodies.ts";
import type { MemberContext } from "./http/env.ts";

const tags = ["Chat"];

interface Side<Scope> {
  /** The contract of the mount's path parameters. */
  place?: z.ZodObject;
  /** Opens the caller's conversation at that path. */
  open(scope: Scope, traineeId: string): Promise<ConversationScope>;
}

/** The routes of a conversation, mounted in each area at its own path. */
export function conversationRoutes<Scope extends TraineeScope | TrainerScope>({
  place,
  open,
}: Side<Scope>) {
  // The typed client has the mount's path; here its parameters are described and validated.
  const params = (place ? { params: place } : {}) as object;
  const fileParams = place ? place.extend(attachmentParams.shape) : attachmentParams;

  const read = createMemberRoute({
    method: "get",
    path: "/",
    viewAs: "shown",
    tags,
    summary: "The latest messages, or those before or after a number",
    request: { ...params, query: messagesQuery },
    responses: answers(
      messagesPage,
      "In the order of arrival, and what the screen shows with them",
    ),
  });

  const search = createMemberRoute({
    method: "get",
    path: "/search",
    viewAs: "shown",
    tags,
    summary: "The messages with every word of a search",
    request: { ...params, query: messageSearchQuery },
    responses: answers(
      messageSearchPage,
      "Their numbers, newest first, a bounded stretch at a time",
    ),
  });

  const send = createMemberRoute({
    method: "post",
    path: "/messages",
    rows: { "body.fileId": "attachment" },
    tells: { besides: ["conversation: message"] },
    tags,
    summary: "Send a message; the same client id again stores nothing and gets the same answer",
    request: { ...params, body: jsonBody(newMessage) },
    responses: answers(message, "The stored message"),
  });

  const mark = createMemberRoute({
    method: "post",
    path: "/read",
    tells: { besides: ["conversation: read"] },
    tags,
    summary: "Mark all messages up to a number as read",
    request: { ...params, body: jsonBody(readMark) },
    responses: answers(done, "The mark is there or later"),
  });

  const upload = createMemberRoute({
    method: "put",
    path: "/files/{fileId}",
    rows: { fileId: "new" },
    tells: "nobody",
    tags,
    summary: "Store an attachment of a message; a repetition gets the same answer",
    request: {
      params: fileParams as typeof attachmentParams,
      query: attachmentQuery,
      body: binaryBody,
    },
    bytes: Math.max(...Object.values(attachmentBytes)),
    responses: answers(storedAttachment, "The file is stored"),
  });

  const ticket = createMemberRoute({
    method: "post",
    path: "/live-ticket",
    tells: "nobody",
    tags,
    summary: "An address for a socket of the conversation, valid for a minute",
    request: { ...params, body: emptyBody },
    responses: answers(liveTicket, "The address"),
  });

  const opened = (c: MemberContext<Scope>) => open(c.get("scope"), c.req.param("traineeId") ?? "");

  return memberRoutes<Scope>()
    .openapi(read, async (c) =>
      c.json(await readConversation(c.env.platform, await opened(c), c.req.valid("query")), 200),
    )
    .openapi(search, async (c) =>
      c.json(await searchConversation(c.env.platform, await opened(c), c.req.valid("query")), 200),
    )
    .openapi(send, async (c) =>
      c.json(await sendMessage(c.env.platform, await opened(c), c.req.valid("json")), 200),
    )
    .openapi(mark, async (c) => {
      await markRead(c.env.platform, await opened(c), c.req.valid("json"));
      return c.json({ done: true as const }, 200);
    })
    .openapi(upload, async (c) => {
      const { fileId } = c.req.valid("param");
      const file = { fileId, ...c.req.valid("query"), ...bytesOf(c) };
      return c.json(await uploadAttachment(c.env.platform, await opened(c), file), 200);
    })
    .openapi(ticket, async (c) =>
      c.json(await openConversation(c.env.platform, await opened(c)), 200),
    );
}
