import { z } from "zod";
import { absenceKinds } from "../../body/absences.ts";
import { reviewSeconds } from "../../check-ins/figures.ts";
import { checkInLists, reviewFields } from "../../check-ins/review.ts";
import { genders, goals } from "../../trainee.ts";
import { weightTrend } from "../body/weight.ts";
import { filesTicket, messageText, voiceNote } from "../conversations/conversation.ts";
import { field, id, localDate, pageCursor } from "../fields.ts";
import { photo } from "../photo.ts";
import { answer, doneOfPlan, sentCheckIn } from "./check-ins.ts";
import { comparedPhotos } from "./progress-photos.ts";

const person = {
  traineeId: z.string(),
  name: z.string(),
  gender: z.enum(genders).nullable(),
  photo,
};

const due = {
  formName: z.string(),
  formEnglishName: z.string().nullable(),
  dueOn: z.string(),
  /** UTC milliseconds. */
  dueAt: z.number(),
};

/** A sent check-in in the trainer's list, without its answers. */
const sentRow = z.object({
  kind: z.literal("sent"),
  id: z.string(),
  ...person,
  ...due,
  sentAt: z.number(),
  /** The number of marked answers; which ones, and what was answered, is in no list. */
  flags: z.number().int(),
  reviewedAt: z.number().nullable(),
  /** The first day of the trainer's on which a review that was put off waits again; null if it was not. */
  putOffUntil: z.string().nullable(),
});

/** A check-in that was not sent: open past its hour, or closed. */
const owedRow = z.object({
  kind: z.literal("owed"),
  formId: z.string(),
  ...person,
  ...due,
  closesAt: z.number(),
  /** Check-ins in a row that were missed, counted up to 2. */
  missed: z.number().int(),
});

export const listedCheckIn = z.discriminatedUnion("kind", [sentRow, owedRow]);
export type ListedCheckIn = z.infer<typeof listedCheckIn>;

export const checkInListQuery = z.strictObject({
  show: z.enum(checkInLists).default("waiting"),
  cursor: pageCursor.optional(),
});
export type CheckInListQuery = z.infer<typeof checkInListQuery>;

export const checkInList = z.object({
  /** Of each list, and of the check-ins that are open before their hour; done ones of the last seven days. */
  counts: z.object({
    waiting: z.number().int(),
    late: z.number().int(),
    missed: z.number().int(),
    done: z.number().int(),
    open: z.number().int(),
  }),
  /** Waiting: oldest first, put off ones last; late and missed: oldest first; done: newest first. */
  rows: z.array(listedCheckIn),
  /** The cursor of the next page of done ones; null at the end. */
  more: z.string().nullable(),
});
export type CheckInListPage = z.infer<typeof checkInList>;

/** A check-in as the trainer reads it. */
export const reviewedCheckIn = sentCheckIn.extend({
  /** The ids of the questions whose answers are marked. */
  flags: z.array(z.string()),
  putOffUntil: z.string().nullable(),
  privateNote: z.string().nullable(),
});
export type ReviewedCheckIn = z.infer<typeof reviewedCheckIn>;

/** A check-in beside the facts, for the trainer. */
export const checkInReview = z.object({
  checkIn: reviewedCheckIn,
  person: z.object({
    ...person,
    goals: z.array(z.enum(goals)),
    /** kg; null without one. */
    targetWeight: z.number().nullable(),
    /** The person's today. */
    today: z.string(),
    absence: z.object({ kind: z.enum(absenceKinds), endsOn: z.string() }).nullable(),
  }),
  /** The check-in before it by the same form. */
  before: z
    .object({
      id: z.string(),
      dueOn: z.string(),
      answers: z.array(answer),
      reply: z.string().nullable(),
      replyVoice: voiceNote.nullable(),
    })
    .nullable(),
  /** Of the last weeks. */
  weight: weightTrend,
  /** Of each of the last four Sunday weeks up to the check-in's, oldest first. */
  weeks: z.array(
    z.object({
      startsOn: z.string(),
      exercises: doneOfPlan,
      meals: doneOfPlan,
      /** Mean of the days with steps; null without any. */
      steps: z.number().int().nullable(),
    }),
  ),
  /** Exercises with weight of the same weeks, the most frequent first. */
  lifts: z.array(
    z.object({
      exerciseId: z.string(),
      name: z.string(),
      englishName: z.string().nullable(),
      /** The best weight of one repetition, kg, estimated by Epley. */
      best: z.number(),
      /** The same of as many weeks before; null without any. */
      before: z.number().nullable(),
    }),
  ),
  /** Of the check-in; empty unless the person lets the trainer see them. */
  photos: comparedPhotos,
  /** The ticket to the recordings of replies and answers; missing without a recording. */
  files: filesTicket.optional(),
  /** The ids of the waiting ones in their order, for going on. */
  waiting: z.array(z.string()),
});
export type CheckInReview = z.infer<typeof checkInReview>;

export const reviewParams = z.object({ id });
export const traineeCheckInParams = z.object({ id, checkInId: id });

/**
 * The end of a review. The words become a message with this id, and the recording one with its own, so that a repetition
 * sends nothing twice.
 */
export const checkInReply = z.strictObject({
  replyId: id,
  text: messageText.nullable(),
  /** Uploaded as an attachment of the conversation. */
  voice: voiceNote.optional(),
  /** Active seconds on the review; missing if they were not counted. */
  seconds: z.number().int().min(0).max(reviewSeconds.most).optional(),
});
export type CheckInReply = z.infer<typeof checkInReply>;

/** A day of the trainer's; null takes the delay back. */
export const checkInDelay = z.strictObject({ until: localDate.nullable() });

const { optional: _, ...privateNote } = reviewFields.privateNote;
/** Null erases it. */
export const checkInNote = z.strictObject({ text: field(privateNote).nullable() });
