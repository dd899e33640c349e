import type { FieldRule } from "../fields.ts";
import { exceedsBytes, isCleanText } from "../text.ts";

/** The two sides of a conversation. */
export const conversationSides = ["trainer", "trainee"] as const;
export type ConversationSide = (typeof conversationSides)[number];

/** Whom a side talks with. */
export function otherSide(side: ConversationSide): ConversationSide {
  return side === "trainer" ? "trainee" : "trainer";
}

/** What a message is made of. */
export const messageKinds = ["text", "image", "file", "voice", "contact"] as const;
export type MessageKind = (typeof messageKinds)[number];

/** The longest text of a message, in UTF-8 bytes. */
export const messageTextBytes = 4096;

/** Whether a text can be sent: not blank, clean, at most 4 KiB in UTF-8. */
export function messageTextProblem(text: string): "required" | "too_long" | "invalid" | undefined {
  if (text.trim() === "") return "required";
  if (exceedsBytes(text, messageTextBytes)) return "too_long";
  return isCleanText(text) ? undefined : "invalid";
}

/** What is uploaded before the message that shows it. */
export const attachmentKinds = ["image", "voice", "file"] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

/** The largest attachment of each kind, in bytes. */
export const attachmentBytes: Record<AttachmentKind, number> = {
  image: 10 * 1024 * 1024,
  voice: 10 * 1024 * 1024,
  file: 25 * 1024 * 1024,
};

/** The texts of attachments. */
export const attachmentFields = {
  fileName: { kind: "text", max: 200 },
  contactName: { kind: "text", max: 120 },
  contactPhone: { kind: "phone" },
} as const satisfies Record<string, FieldRule>;

/** The longest voice note, in seconds. */
export const voiceSeconds = 600;

/** The picture of a voice note: so many bars at most, each of a height from 0 to 31. */
export const waveform = { bars: 48, height: 31 };

const minuteMs = 60_000;

/** A message that waited longer than this says when it was written; milliseconds, as what follows. */
const toldFromMs = 2 * minuteMs;
/** A longer wait than this is not believed. */
export const maxWaitMs = 30 * 24 * 60 * minuteMs;

/**
 * How long a message waited to be sent, where that is worth telling. It is a length, because clocks of
 * devices are wrong, and both ends of it are of the same clock.
 * @param writtenAt by the device's clock, as `now`; UTC milliseconds
 */
export function waitOf(writtenAt: number, now: number): number | undefined {
  const waited = now - writtenAt;
  return waited >= toldFromMs && waited <= maxWaitMs ? waited : undefined;
}

/** How many conversations a page of the trainer's list holds. */
export const conversationsPerPage = 30;

/** How long a ticket to a conversation's attachments holds, in seconds. */
export const attachmentTicketSeconds = 3600;

/** How many messages a page holds when nothing is said, and at most. */
export const messagePage = { usual: 50, most: 200 };

/** How long somebody counts as typing after the last sign of it, in milliseconds. */
export const typingShown = 5_000;

/** How often a sign of typing is worth sending, in milliseconds. */
export const typingEvery = 3_000;

/**
 * How a message stands for whoever sent it: `pending` could not be sent and will be again, `sent`
 * is on its way, `delivered` is stored, `read` was opened by the other side.
 */
export type MessageStatus = "pending" | "sent" | "delivered" | "read";
