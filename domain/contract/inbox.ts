import { z } from "zod";
import { conversationSides, messageKinds } from "../conversations/conversation.ts";
import type { FrameRefusal } from "../conversations/live.ts";
import { notificationTypes } from "../notifications/notifications.ts";
import { scheduleKinds } from "../schedules/schedules.ts";

/** What a conversation's summary says to the person whose inbox it is. */
const messageEvent = z.object({
  type: z.literal("conversation"),
  traineeId: z.string(),
  /** Of the person whose inbox it is. */
  unread: z.number().int(),
  /** Set when a new message is the reason. */
  message: z
    .object({
      seq: z.number().int(),
      kind: z.enum(messageKinds),
      from: z.enum(conversationSides),
      /** Who wrote it, as a title. */
      name: z.string(),
      text: z.string(),
      at: z.number(),
    })
    .optional(),
});

/** Of a trainee something is new (`profile`: the person, the photo), or the trainee was deleted. */
const traineeNews = z.enum(["weight", "measurement", "steps", "note", "profile", "deleted"]);
export type TraineeNews = z.infer<typeof traineeNews>;

/** The trainer's lists that may have other entries. */
const changedList = z.enum([
  "exercises",
  "meals",
  "trainees",
  "queue",
  "plans",
  "saved-replies",
  "templates",
]);
export type ChangedList = z.infer<typeof changedList>;

/** A small event for one person; screens bring themselves up to date by it. */
export const inboxEvent = z.discriminatedUnion("type", [
  messageEvent,
  z.object({
    type: z.literal("notification"),
    /** Counted up to the badge's cap. */
    unread: z.number().int(),
    /** Absent when the change was reading or deleting, in another window. */
    notification: z
      .object({
        id: z.string(),
        type: z.enum(notificationTypes),
        title: z.string(),
        link: z.string().nullable(),
      })
      .optional(),
  }),
  /** The trainer changed the plan, or the trainee did something of it. */
  z.object({
    type: z.literal("schedule"),
    /** Whose it is; absent where it can only be the own one. */
    traineeId: z.string().optional(),
    kinds: z.array(z.enum(scheduleKinds)),
  }),
  z.object({ type: z.literal("trainee"), traineeId: z.string(), what: traineeNews }),
  /** For the trainer: one of these lists has other entries. */
  z.object({ type: z.literal("list"), what: changedList }),
  /** For the trainer: a section of the settings is another. */
  z.object({ type: z.literal("settings") }),
  /** Payments were written or taken back: for a trainee, the own ones. */
  z.object({ type: z.literal("payments") }),
  /** For the trainer: a trainee came or went. */
  z.object({
    type: z.literal("presence"),
    traineeId: z.string(),
    online: z.boolean(),
    at: z.number(),
  }),
]);
export type InboxEvent = z.infer<typeof inboxEvent>;

/** What an inbox sends; `seq` counts its events, so that a socket can open with `since`. */
export type InboxFrame =
  | {
      type: "hello";
      /** The newest event's number. */
      seq: number;
      /** What came after `since`, oldest first; null when too much came: ask for everything. */
      missed: InboxEvent[] | null;
      /** How long ago the newest event happened, in milliseconds; null when there was none. */
      age: number | null;
    }
  | { type: "event"; seq: number; event: InboxEvent }
  /** An inbox obeys no frame: it only tells. */
  | { type: "refused"; reason: FrameRefusal };

/** Whether somebody is there, and when they last were. */
export interface Presence {
  online: boolean;
  /** UTC milliseconds; null when never. */
  lastActiveAt: number | null;
}
