import { z } from "zod";
import {
  attachmentFields,
  attachmentKinds,
  conversationSides,
  maxWaitMs,
  messageKinds,
  messagePage,
  messageTextProblem,
  voiceSeconds,
  waveform,
} from "../../conversations/conversation.ts";
import type { frameRefusals } from "../../conversations/live.ts";
import type { NumberGap } from "../../conversations/message-log.ts";
import { maxSearchLength } from "../../list.ts";
import { genders } from "../../trainee.ts";
import { addProblem, field, id, searchText } from "../fields.ts";
import { photo } from "../photo.ts";

/* ---- what a message is made of ---- */

export const messageText = z.string().superRefine((text, context) => {
  const code = messageTextProblem(text);
  if (code) addProblem(context, { code });
});

const pixels = z.number().int().min(1).max(20_000);

/** The content of a message; `fileId` names an attachment that was uploaded before. */
export const messageBody = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("text"), text: messageText }),
  z.strictObject({
    kind: z.literal("image"),
    fileId: id,
    width: pixels,
    height: pixels,
    caption: messageText.nullable(),
  }),
  z.strictObject({
    kind: z.literal("file"),
    fileId: id,
    name: field(attachmentFields.fileName),
    bytes: z.number().int().min(1),
  }),
  z.strictObject({
    kind: z.literal("voice"),
    fileId: id,
    seconds: z.number().positive().max(voiceSeconds),
    waveform: z.array(z.number().int().min(0).max(waveform.height)).min(1).max(waveform.bars),
  }),
  z.strictObject({
    kind: z.literal("contact"),
    name: field(attachmentFields.contactName),
    phone: field(attachmentFields.contactPhone),
  }),
]);
export type MessageBody = z.infer<typeof messageBody>;

/** A stored message, as both sides see it. */
export const message = z.object({
  /** 1, 2, 3 … in the order of arrival. */
  seq: z.number().int(),
  /** Made by the sender's device: the same again is the same message. */
  clientId: z.string(),
  from: z.enum(conversationSides),
  body: messageBody,
  /** When it was stored, UTC milliseconds. */
  at: z.number(),
  /** When it was written, where it waited for the network; UTC milliseconds. */
  writtenAt: z.number().optional(),
});
export type Message = z.infer<typeof message>;

/** Numbers that no message has, as the conversation was restored: behind one, up to another. */
export const numberGap = z.object({
  after: z.number().int().min(0),
  through: z.number().int().min(0),
});

/** How far each side has read: every message of the other side up to this number. */
export const readThrough = z.object({
  trainer: z.number().int().min(0),
  trainee: z.number().int().min(0),
});
export type ReadThrough = z.infer<typeof readThrough>;

/* ---- requests ---- */

const seq = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** The messages after a number, before one, or the latest; in the order of arrival. */
export const messagesQuery = z.strictObject({
  since: seq.optional(),
  before: seq.optional(),
  limit: z.coerce.number().int().min(1).max(messagePage.most).default(messagePage.usual),
});
export type MessagesQuery = z.infer<typeof messagesQuery>;

/** What is looked for in the messages; `before` goes on where a page ended. */
export const messageSearchQuery = z.strictObject({
  text: searchText(maxSearchLength),
  before: seq.optional(),
});
export type MessageSearchQuery = z.infer<typeof messageSearchQuery>;

export const messageSearchPage = z.object({
  /** The numbers of the messages that hold every word, newest first. */
  found: z.array(z.number().int()),
  /** `before` of the next page; null when all of them were looked through. */
  next: z.number().int().nullable(),
});
export type MessageSearchPage = z.infer<typeof messageSearchPage>;

/** The other side, as the head of the chat shows it. */
export const conversationPerson = z.object({
  name: z.string(),
  /** Null where nobody said it, and of the trainer. */
  gender: z.enum(genders).nullable(),
  photo,
  online: z.boolean(),
  /** UTC milliseconds; null when never seen. */
  lastActiveAt: z.number().nullable(),
});
export type ConversationPerson = z.infer<typeof conversationPerson>;

export const messagesPage = z.object({
  messages: z.array(message),
  /** Whether there are more in the direction that was asked for. */
  more: z.boolean(),
  readThrough,
  /** Left out where there are none. */
  gaps: z.array(numberGap).optional(),
  other: conversationPerson,
  /** What an attachment's address carries (`/api/media/conversations/{traineeId}/{fileId}?ticket=`). */
  files: z.object({ ticket: z.string(), expiresAt: z.number() }),
});
export type MessagesPage = z.infer<typeof messagesPage>;

/** Milliseconds that a message waited on the device; the order stays that of arrival. */
const waited = z.number().int().min(0).max(maxWaitMs).optional();

/** A message on its way; sending the same `clientId` again stores nothing new. */
export const newMessage = z.strictObject({ clientId: id, body: messageBody, waited });
export type NewMessage = z.infer<typeof newMessage>;

export const readMark = z.strictObject({ through: z.number().int().min(0) });
export type ReadMark = z.infer<typeof readMark>;

/** The attachments that are uploaded before the message that shows them. */
export const attachmentParams = z.strictObject({ fileId: id });
export const attachmentPlace = z.strictObject({ traineeId: id, fileId: id });
export const attachmentQuery = z.strictObject({ kind: z.enum(attachmentKinds) });

/** What was stored; `type` is what its bytes say it is. */
export const storedAttachment = z.object({
  fileId: z.string(),
  bytes: z.number().int(),
  type: z.string(),
});
export type StoredAttachment = z.infer<typeof storedAttachment>;

/* ---- the trainer's list of conversations ---- */

export const conversationParams = z.strictObject({ traineeId: id });

/** Where a page of the list ended: the instant of a last message and a trainee, or a trainee. */
const conversationsCursor = z
  .string()
  .max(60)
  .regex(/^(\d{1,15}\.)?[0-9a-f-]{36}$/);

export const conversationsQuery = z.strictObject({
  search: searchText(maxSearchLength).default(""),
  /** Only those of which something is unread. */
  show: z.literal("unread").optional(),
  cursor: conversationsCursor.optional(),
});
export type ConversationsQuery = z.infer<typeof conversationsQuery>;

export const conversationRow = z.object({
  traineeId: z.string(),
  name: z.string(),
  gender: z.enum(genders).nullable(),
  photo,
  online: z.boolean(),
  lastActiveAt: z.number().nullable(),
  unread: z.number().int(),
  /** Whether what they write rings nobody. */
  isMuted: z.boolean(),
  /** Null while nobody wrote. */
  last: z
    .object({
      kind: z.enum(messageKinds),
      /** The beginning of the text, caption or name; empty where there is none. */
      text: z.string(),
      from: z.enum(conversationSides),
      at: z.number(),
    })
    .nullable(),
});
export type ConversationRow = z.infer<typeof conversationRow>;

/** The latest talk first, then the trainees with whom nobody talked yet. */
export const conversationsPage = z.object({
  conversations: z.array(conversationRow),
  /** The cursor of the page after this one; null at the end. */
  next: z.string().nullable(),
});
export type ConversationsPage = z.infer<typeof conversationsPage>;

/* ---- frames ---- */

/** What a client sends over the conversation's socket, as JSON. */
export const conversationRequest = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("send"), clientId: id, body: messageBody, waited }),
  z.strictObject({ type: z.literal("read"), through: z.number().int().min(0) }),
  z.strictObject({ type: z.literal("typing") }),
]);
export type ConversationRequest = z.infer<typeof conversationRequest>;

/** What the conversation sends. A socket that opens with `since` first gets what it missed. */
export type ConversationEvent =
  /** First of all: what came after `since` (at most a page; `more` asks for the rest over HTTP). */
  | {
      type: "hello";
      messages: Message[];
      more: boolean;
      readThrough: ReadThrough;
      gaps?: NumberGap[];
      online: boolean;
    }
  /** Stored: the sender's own proof. */
  | { type: "stored"; clientId: string; seq: number; at: number; writtenAt?: number | undefined }
  /** To every other socket of both sides. */
  | { type: "message"; message: Message }
  | { type: "read"; by: "trainer" | "trainee"; through: number }
  /** The other side writes. */
  | { type: "typing" }
  /** Whether the other side has the conversation open. */
  | { type: "presence"; online: boolean }
  /** A frame was not obeyed; `clientId` when it was a message. */
  | { type: "refused"; reason: (typeof frameRefusals)[number]; clientId?: string };
