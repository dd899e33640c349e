import { z } from "zod";
import { dayNumberNames } from "../activity/day-numbers.ts";
import { conversationSides, messageKinds } from "../conversations/conversation.ts";
import type { FrameRefusal } from "../conversations/live.ts";
import { notificationTypes } from "../notifications/notifications.ts";
import { scheduleKinds } from "../schedules/schedules.ts";

/** The change of a conversation's summary, for the inbox's person. */
const messageEvent = z.object({
  type: z.literal("conversation"),
  traineeId: z.string(),
  /** Unread messages of the inbox's person. */
  unread: z.number().int(),
  /** Set for a new message. */
  message: z
    .object({
      seq: z.number().int(),
      kind: z.enum(messageKinds),
      from: z.enum(conversationSides),
      /** The writer's name, as a title. */
      name: z.string(),
      text: z.string(),
      at: z.number(),
    })
    .optional(),
});

/** New data of a trainee (`profile`: person, photo; `past`: days of another app), or the trainee's deletion. */
const traineeNews = z.enum([
  "weight",
  "measurement",
  "note",
  "check_in",
  "ramadan",
  "profile",
  "past",
  "deleted",
  ...dayNumberNames,
]);
export type TraineeNews = z.infer<typeof traineeNews>;

/** The trainer's lists. */
const changedList = z.enum([
  "exercises",
  "meals",
  "trainees",
  "queue",
  "plans",
  "saved-replies",
  "check-in-forms",
  "templates",
]);
export type ChangedList = z.infer<typeof changedList>;

/** A small event for one person, by which screens refresh. */
export const inboxEvent = z.discriminatedUnion("type", [
  messageEvent,
  z.object({
    type: z.literal("notification"),
    /** Counted up to the badge's cap. */
    unread: z.number().int(),
    /** Missing if another window read or deleted one. */
    notification: z
      .object({
        id: z.string(),
        type: z.enum(notificationTypes),
        title: z.string(),
        link: z.string().nullable(),
      })
      .optional(),
  }),
  /** The trainer changed the plan, or the trainee logged an item. */
  z.object({
    type: z.literal("schedule"),
    /** The trainee; missing in the trainee's own inbox. */
    traineeId: z.string().optional(),
    kinds: z.array(z.enum(scheduleKinds)),
  }),
  z.object({ type: z.literal("trainee"), traineeId: z.string(), what: traineeNews }),
  /** For the trainer: a list changed. */
  z.object({ type: z.literal("list"), what: changedList }),
  /** For the trainer: a section of the settings changed. */
  z.object({ type: z.literal("settings") }),
  /** Payments were written or reversed; in a trainee's inbox, their own. */
  z.object({ type: z.literal("payments") }),
  /** For the trainer: a trainee went online or offline. */
  z.object({
    type: z.literal("presence"),
    traineeId: z.string(),
    online: z.boolean(),
    at: z.number(),
  }),
]);
export type InboxEvent = z.infer<typeof inboxEvent>;

/** Frames of an inbox; `seq` counts its events, so that a socket can open with `since`. */
export type InboxFrame =
  | {
      type: "hello";
      /** The newest event's number. */
      seq: number;
      /** Events after `since`, oldest first; null if too many, so refresh everything. */
      missed: InboxEvent[] | null;
      /** Age of the newest event in milliseconds; null without any. */
      age: number | null;
    }
  | { type: "event"; seq: number; event: InboxEvent }
  /** An inbox accepts no frames. */
  | { type: "refused"; reason: FrameRefusal };

/** Whether a person is online, and their last activity. */
export interface Presence {
  online: boolean;
  /** UTC milliseconds; null for never. */
  lastActiveAt: number | null;
}
