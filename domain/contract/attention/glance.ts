import { z } from "zod";
import { absenceKinds } from "../../body/absences.ts";
import { languages } from "../../language.ts";
import { accountStatuses, genders, goals } from "../../trainee.ts";
import { trainerNote } from "../activity/notes.ts";
import { weightTrend } from "../body/weight.ts";
import { photo } from "../photo.ts";
import { shownFast } from "../ramadan/fasting-health.ts";
import { healthNote } from "./health-note.ts";
import { attentionLine } from "./overview.ts";

const share = z.object({ done: z.number().int(), goal: z.number().int() });

/** A trainee's data beside the conversation; null if unknown. */
export const traineeGlance = z.object({
  id: z.string(),
  name: z.string(),
  gender: z.enum(genders).nullable(),
  phone: z.string().nullable(),
  /** Of the person's own screens. */
  language: z.enum(languages),
  photo,
  status: z.enum(accountStatuses),
  /** The time of a deletion by the owner, UTC milliseconds; null without one. */
  deletesAt: z.number().int().nullable(),
  /** Whether the first password was set; nobody can sign in before. */
  entered: z.boolean(),
  goals: z.array(z.enum(goals)),
  /** The trainee's today. */
  today: z.string(),
  /** The daily goal. */
  targetSteps: z.number().int(),
  /** The due day of the check-in that is open, or of the next one; null without any. */
  nextCheckIn: z.string().nullable(),
  /** Today's absence, and its last day. */
  absence: z.object({ kind: z.enum(absenceKinds), endsOn: z.string() }).nullable(),
  /** The last day of today's or the next lighter training; null without one. */
  lighterUntil: z.string().nullable(),
  membership: z.object({
    /** The plan's name as bought. */
    name: z.string(),
    englishName: z.string().nullable(),
    /** The last covered day. */
    endsOn: z.string().nullable(),
    /** Whole days until then; negative after it. */
    daysLeft: z.number().int().nullable(),
    /** The first day after today's pause. */
    pausedUntil: z.string().nullable(),
  }),
  /** The due amount in whole agorot; negative if paid ahead. */
  due: z.number().int(),
  /** The first day of the oldest subscription that is not paid whole. */
  dueSince: z.string().nullable(),
  weight: weightTrend.pick({ current: true, difference: true }).extend({
    /** kg */
    target: z.number().nullable(),
    /** kg of the latest days, oldest first. */
    latest: z.array(z.number()),
  }),
  /** The earlier end of the subscription and of the planned days. */
  nextEnd: z
    .object({
      kind: z.enum(["subscription", "plan"]),
      /** The last covered day, and whole days until it; negative after it. */
      on: z.string(),
      days: z.number().int(),
    })
    .nullable(),
  /** Today's absence, otherwise the standing health note and the number of older ones without an answer. */
  pinned: z
    .discriminatedUnion("kind", [
      z.object({ kind: z.literal("absence"), absence: z.enum(absenceKinds), until: z.string() }),
      z.object({
        kind: z.literal("health"),
        ...healthNote.shape,
        more: z.number().int(),
      }),
    ])
    .nullable(),
  /** What the trainee shows of their month; null on any other day, and for somebody who shows nothing. */
  fast: shownFast.nullable(),
  /** The first line of the queue about the trainee. */
  next: attentionLine.nullable(),
  /** Adherence of the seven days before today in percent; null without an assignment. */
  adherence: z.number().int().nullable(),
  day: z.object({
    exercises: share,
    meals: share,
    /** Null without a count today. */
    steps: share.nullable(),
    /** 0–100, as on the trainee's home; null without goals. */
    progress: z.number().int().nullable(),
  }),
  /** The last day with sets: each exercise with its best set. */
  training: z
    .object({
      date: z.string(),
      /** The exercises that were done, also those without a set. */
      done: z.number().int(),
      /** How it felt, 1–10, and the trainee's words with it. */
      effort: z.number().nullable(),
      words: z.string().nullable(),
      exercises: z.array(
        z.object({
          name: z.string(),
          englishName: z.string().nullable(),
          sets: z.number().int(),
          reps: z.number().int(),
          /** kg; null without weight. */
          weight: z.number().nullable(),
          /** The longest and the farthest set; null without any. */
          seconds: z.number().nullable(),
          metres: z.number().nullable(),
          /** The assigned exercise that it replaced. */
          insteadOf: z.string().nullable(),
        }),
      ),
    })
    .nullable(),
  note: trainerNote.nullable(),
});
export type TraineeGlance = z.infer<typeof traineeGlance>;
