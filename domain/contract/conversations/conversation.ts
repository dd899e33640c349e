import { z } from "zod";
import {
  attachmentFields,
  attachmentKinds,
  conversationSides,
  maxWaitMs,
  messageKinds,
  messagePage,
  messageTextProblem,
  type VoiceNote,
  voiceSeconds,
  waveform,
} from "../../conversations/conversation.ts";
import type { frameRefusals } from "../../conversations/live.ts";
import type { NumberGap } from "../../conversations/message-log.ts";
import { maxSearchLength } from "../../list.ts";
import { genders } from "../../trainee.ts";
import { addProblem, field, id, searchText } from "../fields.ts";
import { photo } from "../photo.ts";

/* ---- the content of a message ---- */

export const messageText = z.string().superRefine((text, context) => {
  const code = messageTextProblem(text);
  if (code) addProblem(context, { code });
});

const pixels = z.number().int().min(1).max(20_000);

const textBody = z.strictObject({ kind: z.literal("text"), text: messageText });

export const imageBody = z.strictObject({
  kind: z.literal("image"),
  fileId: id,
  width: pixels,
  height: pixels,
  caption: messageText.nullable(),
});
export const fileBody = z.strictObject({
  kind: z.literal("file"),
  fileId: id,
  name: field(attachmentFields.fileName),
  bytes: z.number().int().min(1),
});
/** A recording that was uploaded as an attachment. */
export const voiceNote = z.strictObject({
  fileId: id,
  seconds: z.number().positive().max(voiceSeconds),
  waveform: z.array(z.number().int().min(0).max(waveform.height)).min(1).max(waveform.bars),
}) satisfies z.ZodType<VoiceNote>;
export const voiceBody = voiceNote.extend({ kind: z.literal("voice") });
export const contactBody = z.strictObject({
  kind: z.literal("contact"),
  name: field(attachmentFields.contactName),
  phone: field(attachmentFields.contactPhone),
});

const otherBodies = [imageBody, fileBody, contactBody] as const;

/** The content of a new message; `fileId` names an uploaded attachment. */
const newBody = z.discriminatedUnion("kind", [textBody, voiceBody, ...otherBodies]);

/** The check-in that the trainer's words end the review of. */
const ofReply = { checkInId: id.optional() };

/** The content of a stored message. */
const messageBody = z.discriminatedUnion("kind", [
  textBody.extend(ofReply),
  voiceBody.extend(ofReply),
  ...otherBodies,
]);
export type MessageBody = z.infer<typeof messageBody>;

/** A stored message, for both sides. */
export const message = z.object({
  /** 1, 2, 3 … in the order of arrival. */
  seq: z.number().int(),
  /** Made by the sender's device; a repetition is the same message. */
  clientId: z.string(),
  from: z.enum(conversationSides),
  body: messageBody,
  /** The time of storing, UTC milliseconds. */
  at: z.number(),
  /** The time of writing, if it waited for the network; UTC milliseconds. */
  writtenAt: z.number().optional(),
});
export type Message = z.infer<typeof message>;

/** Numbers without a message after a restore: after one, up to another. */
export const numberGap = z.object({
  after: z.number().int().min(0),
  through: z.number().int().min(0),
});

/** The read mark of each side: the other side's messages are read up to this number. */
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

/** A search in the messages; `before` continues after a page. */
export const messageSearchQuery = z.strictObject({
  text: searchText(maxSearchLength),
  before: seq.optional(),
});
export type MessageSearchQuery = z.infer<typeof messageSearchQuery>;

export const messageSearchPage = z.object({
  /** Numbers of the messages with every word, newest first. */
  found: z.array(z.number().int()),
  /** `before` of the next page; null at the end. */
  next: z.number().int().nullable(),
});
export type MessageSearchPage = z.infer<typeof messageSearchPage>;

/** The other side, for the head of the chat. */
export const conversationPerson = z.object({
  name: z.string(),
  /** Null if unknown, and for the trainer. */
  gender: z.enum(genders).nullable(),
  photo,
  online: z.boolean(),
  /** UTC milliseconds; null when never seen. */
  lastActiveAt: z.number().nullable(),
});
export type ConversationPerson = z.infer<typeof conversationPerson>;

/** The ticket of attachments' addresses (`/api/media/conversations/{traineeId}/{fileId}?ticket=`). */
export const filesTicket = z.object({ ticket: z.string(), expiresAt: z.number() });
export type FilesTicket = z.infer<typeof filesTicket>;

export const messagesPage = z.object({
  messages: z.array(message),
  /** Whether there are more in the requested direction. */
  more: z.boolean(),
  readThrough,
  /** Missing without any. */
  gaps: z.array(numberGap).optional(),
  other: conversationPerson,
  files: filesTicket,
});
export type MessagesPage = z.infer<typeof messagesPage>;

/** Milliseconds of waiting on the device; the order is by arrival. */
const waited = z.number().int().min(0).max(maxWaitMs).optional();

/** A new message; the same `clientId` again stores nothing. */
export const newMessage = z.strictObject({ clientId: id, body: newBody, waited });
export type NewMessage = z.infer<typeof newMessage>;

/** The same with a content that only the product writes. */
export type AppendedMessage = Omit<NewMessage, "body"> & { body: MessageBody };

export const readMark = z.strictObject({ through: z.number().int().min(0) });
export type ReadMark = z.infer<typeof readMark>;

/** An attachment, uploaded before its message. */
export const attachmentParams = z.strictObject({ fileId: id });
export const attachmentPlace = z.strictObject({ traineeId: id, fileId: id });
export const attachmentQuery = z.strictObject({ kind: z.enum(attachmentKinds) });

/** A stored attachment; `type` is the type of its bytes. */
export const storedAttachment = z.object({
  fileId: z.string(),
  bytes: z.number().int(),
  type: z.string(),
});
export type StoredAttachment = z.infer<typeof storedAttachment>;

/* ---- the trainer's list of conversations ---- */

export const conversationParams = z.strictObject({ traineeId: id });

/** The end of a page: the instant of a last message and a trainee, or a trainee alone. */
const conversationsCursor = z
  .string()
  .max(60)
  .regex(/^(\d{1,15}\.)?[0-9a-f-]{36}$/);

export const conversationsQuery = z.strictObject({
  search: searchText(maxSearchLength).default(""),
  /** Only conversations with unread messages. */
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
  /** Whether their messages alert nobody. */
  isMuted: z.boolean(),
  /** Null without a message. */
  last: z
    .object({
      kind: z.enum(messageKinds),
      /** The beginning of the text, caption or name; empty without any. */
      text: z.string(),
      from: z.enum(conversationSides),
      at: z.number(),
    })
    .nullable(),
});
export type ConversationRow = z.infer<typeof conversationRow>;

/** The latest conversations first, then trainees without messages. */
export const conversationsPage = z.object({
  conversations: z.array(conversationRow),
  /** The cursor of the next page; null at the end. */
  next: z.string().nullable(),
});
export type ConversationsPage = z.infer<typeof conversationsPage>;

/* ---- frames ---- */

/** Frames of a client over the conversation's socket, as JSON. */
export const conversationRequest = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("send"), clientId: id, body: newBody, waited }),
  z.strictObject({ type: z.literal("read"), through: z.number().int().min(0) }),
  z.strictObject({ type: z.literal("typing") }),
]);
export type ConversationRequest = z.infer<typeof conversationRequest>;

/** Frames of the conversation. A socket that opens with `since` first gets the missed messages. */
export type ConversationEvent =
  /** The first frame: messages after `since`, at most a page; with `more` the rest is fetched over HTTP. */
  | {
      type: "hello";
      messages: Message[];
      more: boolean;
      readThrough: ReadThrough;
      gaps?: NumberGap[];
      online: boolean;
    }
  /** The acknowledgement for the sender. */
  | { type: "stored"; clientId: string; seq: number; at: number; writtenAt?: number | undefined }
  /** To every other socket of both sides. */
  | { type: "message"; message: Message }
  | { type: "read"; by: "trainer" | "trainee"; through: number }
  /** The other side is typing. */
  | { type: "typing" }
  /** Whether the other side has the conversation open. */
  | { type: "presence"; online: boolean }
  /** A frame was refused; `clientId` if it was a message. */
  | { type: "refused"; reason: (typeof frameRefusals)[number]; clientId?: string };
