import { z } from "zod";
import { absenceKinds } from "../../body/absences.ts";
import { accountStatuses, genders, goals } from "../../trainee.ts";
import { trainerNote } from "../activity/notes.ts";
import { weightTrend } from "../body/weight.ts";
import { photo } from "../photo.ts";

const share = z.object({ done: z.number().int(), goal: z.number().int() });

/** What the trainer wants to know of a trainee while they talk; null where nobody said or measured it. */
export const traineeGlance = z.object({
  id: z.string(),
  name: z.string(),
  gender: z.enum(genders).nullable(),
  photo,
  status: z.enum(accountStatuses),
  /** When the account goes by its owner's wish, UTC milliseconds; null while it stays. */
  deletesAt: z.number().int().nullable(),
  /** Whether somebody ever chose a password: until then nobody can come in. */
  entered: z.boolean(),
  goals: z.array(z.enum(goals)),
  /** The trainee's own day. */
  today: z.string(),
  /** What holds today, and its last day. */
  absence: z.object({ kind: z.enum(absenceKinds), endsOn: z.string() }).nullable(),
  membership: z.object({
    /** What was bought, as it was then. */
    name: z.string(),
    englishName: z.string().nullable(),
    /** The last day that is covered. */
    endsOn: z.string().nullable(),
    /** Whole days until then, negative once over. */
    daysLeft: z.number().int().nullable(),
    /** The first day after a pause that holds today. */
    pausedUntil: z.string().nullable(),
  }),
  /** Whole agorot that are owed; below zero where more was paid than is due. */
  due: z.number().int(),
  weight: weightTrend.pick({ current: true, difference: true }).extend({
    /** kg */
    target: z.number().nullable(),
  }),
  /** Percent of what was assigned on the seven days before today; null when nothing was. */
  adherence: z.number().int().nullable(),
  day: z.object({
    exercises: share,
    meals: share,
    /** Null while nobody wrote any today. */
    steps: share.nullable(),
    /** 0–100, as the trainee's home has it; null when nothing is asked. */
    progress: z.number().int().nullable(),
  }),
  /** The last day of which sets are known: each exercise by its best one. */
  training: z
    .object({
      date: z.string(),
      exercises: z.array(
        z.object({
          name: z.string(),
          englishName: z.string().nullable(),
          sets: z.number().int(),
          reps: z.number().int(),
          /** kg; null without weight. */
          weight: z.number().nullable(),
          /** The longest and the farthest; null where none is counted so. */
          seconds: z.number().nullable(),
          metres: z.number().nullable(),
        }),
      ),
    })
    .nullable(),
  note: trainerNote.nullable(),
});
export type TraineeGlance = z.infer<typeof traineeGlance>;
