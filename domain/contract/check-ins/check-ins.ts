import { z } from "zod";
import { type MeasurementKind, measurementKinds } from "../../body/measurements.ts";
import type { AnswerValue } from "../../check-ins/answers.ts";
import { type PhotoPose, photoPoses } from "../../check-ins/progress-photos.ts";
import { answerFields, formFields, questionCounts } from "../../check-ins/questions.ts";
import { answerRecording } from "../../check-ins/recordings.ts";
import { occurrenceStates } from "../../check-ins/when.ts";
import { isCleanText } from "../../text.ts";
import { filesTicket, voiceNote } from "../conversations/conversation.ts";
import { id, localDate, pageCursor } from "../fields.ts";
import { consent } from "../people/consents.ts";
import { question } from "./forms.ts";

/** Above every kind's range. */
const maxMeasured = 1000;

/** Values of measurements, each in its kind's unit; their rules are checked with the form. */
export const measuredValues = z.strictObject(
  Object.fromEntries(
    measurementKinds.map((kind) => [kind, z.number().min(0).max(maxMeasured).optional()]),
  ) as {
    [Kind in MeasurementKind]: z.ZodOptional<z.ZodNumber>;
  },
);

/** The ids of photos by pose, which their person has sent before. */
const posedPhotos = z.strictObject(
  Object.fromEntries(photoPoses.map((pose) => [pose, id.optional()])) as {
    [Pose in PhotoPose]: z.ZodOptional<typeof id>;
  },
);

const spokenAnswer = z.strictObject({
  recordingId: id,
  seconds: z.number().positive().max(answerRecording.seconds),
  waveform: voiceNote.shape.waveform,
});

/** The value of an answer, by `AnswerValue`; the rule of its question is checked with the form. */
const answerValue = z.union([
  z.number().min(formFields.bound.min).max(formFields.bound.max),
  z
    .string()
    .max(answerFields.long_text.max * 2)
    .refine(isCleanText),
  z.array(z.string().max(40)).max(questionCounts.maxOptions),
  spokenAnswer,
  measuredValues,
  posedPhotos,
]) satisfies z.ZodType<AnswerValue>;

/** An answer with its question as it was asked; null if it was left open. */
export const answer = z.object({ question, value: answerValue.nullable() });

export const doneOfPlan = z.object({ done: z.number().int(), assigned: z.number().int() });

/** The facts of the week before, by `checkInFacts`. */
export const facts = z.object({
  weight: z.number().nullable(),
  weightChange: z.number().nullable(),
  steps: z.number().int().nullable(),
  exercises: doneOfPlan,
  meals: doneOfPlan,
});

const form = {
  formId: z.string(),
  formName: z.string(),
  formEnglishName: z.string().nullable(),
};

const sentSummary = {
  id: z.string(),
  ...form,
  dueOn: z.string(),
  /** UTC milliseconds. */
  dueAt: z.number(),
  sentAt: z.number(),
  updatedAt: z.number(),
  /** Set when the review has begun: it can no longer be edited. */
  reviewingAt: z.number().nullable(),
  reviewedAt: z.number().nullable(),
  /** The trainer's words; null without any. */
  reply: z.string().nullable(),
  /** The trainer's recording, an attachment of the conversation; null without one. */
  replyVoice: voiceNote.nullable(),
};

/** A sent check-in with its answers, as its trainee reads it. */
export const sentCheckIn = z.object({ ...sentSummary, answers: z.array(answer), facts });
export type SentCheckIn = z.infer<typeof sentCheckIn>;

/** The same when its screen opens. */
export const openedCheckIn = sentCheckIn.extend({
  /** The ticket to the recordings of the reply and of answers; missing without one. */
  files: filesTicket.optional(),
});
export type OpenedCheckIn = z.infer<typeof openedCheckIn>;

export const checkInSummary = z.object(sentSummary);
export type CheckInSummary = z.infer<typeof checkInSummary>;

const occurrence = {
  dueOn: z.string(),
  /** UTC milliseconds. */
  opensAt: z.number(),
  dueAt: z.number(),
  closesAt: z.number(),
};

/** A form to answer now. */
export const dueCheckIn = z.object({
  ...form,
  ...occurrence,
  state: z.enum(occurrenceStates),
  /** Those of the person. */
  questions: z.array(question),
  /** Whether the coach may see the person's photos. */
  photosAgreed: z.boolean(),
  facts,
  /** The answers of the last time, by the questions' ids. */
  lastTime: z.record(z.string(), answerValue.nullable()),
  /** What was sent for it; null before. */
  sent: sentCheckIn.nullable(),
});
export type DueCheckIn = z.infer<typeof dueCheckIn>;

/** The trainee's check-ins: those to answer now, the next one, and the sent ones, newest first. */
export const ownCheckIns = z.object({
  due: z.array(dueCheckIn),
  next: z.object({ ...form, ...occurrence }).nullable(),
  sent: z.array(checkInSummary),
  /** The cursor of the next page of sent ones; null at the end. */
  more: z.string().nullable(),
  /** Whether the trainer usually replies within a day; false if it is not known. */
  repliesWithinDay: z.boolean(),
  /** What the person decided about their answers in the trainer's copies; null before a decision. */
  archiveConsent: consent.nullable(),
});
export type OwnCheckIns = z.infer<typeof ownCheckIns>;

export const ownCheckInsQuery = z.strictObject({ cursor: pageCursor.optional() });

export const checkInParams = z.object({ id });

/** The answers of a due day. The same again changes nothing; an edit names the edited version. */
export const newCheckIn = z.strictObject({
  formId: id,
  dueOn: localDate,
  /** By the device's clock, UTC milliseconds: answers written in time may arrive later. */
  writtenAt: z.number().int().min(0),
  /** `updatedAt` of the edited version; null for a first sending. */
  editOf: z.number().int().nullable(),
  answers: z
    .array(z.strictObject({ questionId: id, value: answerValue }))
    .max(questionCounts.stored),
});
export type NewCheckIn = z.infer<typeof newCheckIn>;
