import { z } from "zod";
import { noteTypes } from "../../activity/notes.ts";
import { adherenceKinds, attentionReasons } from "../../attention/attention.ts";
import { thresholdFields, thresholdNames } from "../../attention/attention-thresholds.ts";
import { absenceKinds } from "../../body/absences.ts";
import { exerciseCategories } from "../../libraries/exercises.ts";
import { mealTimings } from "../../libraries/meals.ts";
import { accountStatuses, genders } from "../../trainee.ts";
import { field, localDate } from "../fields.ts";
import { traineeParams } from "../people/trainees.ts";
import { beginning } from "./beginning.ts";

/** `date` is the trainer's own day. */
export const queueDayQuery = z.object({ date: localDate });

/** `reason` shows the lines of one reason alone. */
export const overviewQuery = queueDayQuery.extend({
  reason: z.enum(attentionReasons).optional(),
});
export type OverviewQuery = z.infer<typeof overviewQuery>;

const count = z.number().int();
const line = z.object({
  traineeId: z.string(),
  name: z.string(),
  gender: z.enum(genders).nullable(),
  /** What exactly it is about; a mark names it. */
  occurrence: z.string(),
});

/** One trainee and reason, with the figures of its sentence. Instants are UTC milliseconds. */
export const attentionLine = z.discriminatedUnion("reason", [
  line.extend({
    reason: z.literal("unread"),
    count,
    since: z.number(),
    /** The first words of the last one; null of what has none, or is not the last that was said. */
    quote: z.string().nullable(),
  }),
  line.extend({
    reason: z.literal("note"),
    noteId: z.string(),
    type: z.enum(noteTypes),
    count,
    since: z.number(),
    /** The first words of the oldest. */
    quote: z.string(),
  }),
  line.extend({ reason: z.literal("approval"), since: z.number() }),
  line.extend({
    reason: z.literal("absence"),
    absenceId: z.string(),
    kind: z.enum(absenceKinds),
    startsOn: z.string(),
    endsOn: z.string(),
    since: z.number(),
  }),
  line.extend({ reason: z.literal("empty_weeks"), plannedThrough: z.string().nullable() }),
  line.extend({ reason: z.literal("silence"), lastLoggedOn: z.string().nullable(), days: count }),
  line.extend({
    reason: z.literal("adherence"),
    fell: z.array(z.object({ kind: z.enum(adherenceKinds), from: count, to: count })),
  }),
  line.extend({ reason: z.literal("ending"), endsOn: z.string(), days: count }),
  line.extend({ reason: z.literal("payment"), agorot: count, since: z.string(), days: count }),
  line.extend({
    reason: z.literal("weight"),
    lastWeightOn: z.string().nullable(),
    days: count.nullable(),
  }),
]);
export type ShownLine = z.infer<typeof attentionLine>;

/** What the trainer put away, the last first. */
export const putAwayLines = z.object({
  lines: z.array(
    line.pick({ traineeId: true, name: true, gender: true }).extend({
      reason: z.enum(attentionReasons),
      /** Null of notes that are done: they count as answered. */
      line: attentionLine.nullable(),
      /** The first day on which it may come again; null when it is done. */
      notBefore: z.string().nullable(),
      /** When it was said, UTC milliseconds. */
      at: z.number(),
    }),
  ),
  /** How many there are beyond these. */
  more: count,
});
export type PutAwayLines = z.infer<typeof putAwayLines>;
export type PutAwayLine = PutAwayLines["lines"][number];

const assignedDone = z.object({ assigned: count, done: count });

/** The trainer's first screen: who needs something, and how the business stands. */
export const overview = z.object({
  beginning,
  queue: z.object({
    /** The first of them, in their order. */
    lines: z.array(attentionLine),
    /** How many each reason has. */
    counts: z.record(z.enum(attentionReasons), count),
    /** How many were put away and would come again. */
    putAway: count,
  }),
  /** How many trainees have each status, and each plan. */
  statuses: z.record(z.enum(accountStatuses), count),
  plans: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      englishName: z.string().nullable(),
      trainees: count,
    }),
  ),
  /** Agorot; `expected` by the prices of what began, `received` by the ledger. */
  revenue: z.object({
    expected: count,
    received: count,
    /** The last twelve, oldest first. */
    months: z.array(
      z.object({ month: z.string(), expected: count, received: count, began: count }),
    ),
  }),
  /** Subscriptions of each of the last 30 days, oldest first. */
  newSubscriptions: z.array(count),
  /** Whose they are: those whom the list shows by `began`. */
  newSubscribers: count,
  meals: z.partialRecord(z.enum(mealTimings), count),
  exercises: z.partialRecord(z.enum(exerciseCategories), count),
  /** Of the last seven days that are over, of everybody who is not inactive. */
  lately: z.object({
    exercises: assignedDone,
    meals: assignedDone,
    /** Steps of days on which they are known, those days, and those that reached the target. */
    steps: z.object({ total: count, days: count, reached: count }),
  }),
  /** Of active trainees: kg, and percent of the way from the first weight to the target. */
  body: z.object({
    weight: z.number().nullable(),
    weighed: count,
    progress: z.number().nullable(),
    losing: count,
  }),
});
export type Overview = z.infer<typeof overview>;

export const attentionMarkParams = traineeParams.extend({ reason: z.enum(attentionReasons) });

/** Done where there is no day; else not before it. */
export const attentionMark = z.strictObject({
  occurrence: z.string().min(1).max(100),
  notBefore: localDate.nullable(),
});
export type NewAttentionMark = z.infer<typeof attentionMark>;

const threshold = (name: (typeof thresholdNames)[number]) =>
  field(thresholdFields[name]).nullable();

/** From when on each reason counts; null where it never does. */
export const attentionThresholds = z.strictObject(
  Object.fromEntries(thresholdNames.map((name) => [name, threshold(name)])) as Record<
    (typeof thresholdNames)[number],
    ReturnType<typeof threshold>
  >,
);

/** Those of one trainee alone: what is left out is as in the settings. */
export const ownThresholds = attentionThresholds.partial();
/** With what holds for everybody else. */
export const traineeThresholds = z.object({ own: ownThresholds, usual: attentionThresholds });
