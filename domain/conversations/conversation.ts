import type { FieldRule } from "../fields.ts";
import { exceedsBytes, isCleanText } from "../text.ts";

/** The two sides of a conversation. */
export const conversationSides = ["trainer", "trainee"] as const;
export type ConversationSide = (typeof conversationSides)[number];

/** The other side of a side. */
export function otherSide(side: ConversationSide): ConversationSide {
  return side === "trainer" ? "trainee" : "trainer";
}

/** Kinds of messages. */
export const messageKinds = ["text", "image", "file", "voice", "contact"] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Maximum length of a text, in UTF-8 bytes. */
export const messageTextBytes = 4096;

/** The problem of a text: blank, unclean, or over 4 KiB in UTF-8; undefined if it can be sent. */
export function messageTextProblem(text: string): "required" | "too_long" | "invalid" | undefined {
  if (text.trim() === "") return "required";
  if (exceedsBytes(text, messageTextBytes)) return "too_long";
  return isCleanText(text) ? undefined : "invalid";
}

/** Kinds of attachments, uploaded before their message. */
export const attachmentKinds = ["image", "voice", "file"] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

/** Maximum size of each kind, in bytes. */
export const attachmentBytes: Record<AttachmentKind, number> = {
  image: 10 * 1024 * 1024,
  voice: 10 * 1024 * 1024,
  file: 25 * 1024 * 1024,
};

/** Field rules of an attachment's texts. */
export const attachmentFields = {
  fileName: { kind: "text", max: 200 },
  contactName: { kind: "text", max: 120 },
  contactPhone: { kind: "phone" },
} as const satisfies Record<string, FieldRule>;

/** Maximum length of a voice note, in seconds. */
export const voiceSeconds = 600;

/** The waveform of a voice note: maximum number of bars, each from 0 to `height`. */
export const waveform = { bars: 48, height: 31 };

const minuteMs = 60_000;

/** Minimum wait in milliseconds at which a message shows its time of writing. */
const toldFromMs = 2 * minuteMs;
/** Maximum accepted wait, in milliseconds. */
export const maxWaitMs = 30 * 24 * 60 * minuteMs;

/**
 * The wait of a message before sending, in milliseconds; undefined for a short one. A duration is safe from
 * wrong clocks, because both ends are read from the same one.
 * @param writtenAt by the device's clock, as `now`; UTC milliseconds
 */
export function waitOf(writtenAt: number, now: number): number | undefined {
  const waited = now - writtenAt;
  return waited >= toldFromMs && waited <= maxWaitMs ? waited : undefined;
}

/** A recording that was uploaded as an attachment. */
export interface VoiceNote {
  fileId: string;
  seconds: number;
  waveform: number[];
}

/** Conversations a page of the trainer's list. */
export const conversationsPerPage = 30;

/** Validity of a ticket to a conversation's attachments, in seconds. */
export const attachmentTicketSeconds = 3600;

/** Messages a page, by default and at most. */
export const messagePage = { usual: 50, most: 200 };

/** Time for which a person counts as typing after the last frame, in milliseconds. */
export const typingShown = 5_000;

/** Minimum interval of typing frames, in milliseconds. */
export const typingEvery = 3_000;

/**
 * Status of a message for its sender: `pending` waits to be sent again, `sent` is on its way, `delivered` is
 * stored, `read` was opened by the other side.
 */
export type MessageStatus = "pending" | "sent" | "delivered" | "read";
