import { z } from "zod";
import { noteTypes } from "../../activity/notes.ts";
import { adherenceKinds, attentionReasons } from "../../attention/attention.ts";
import { thresholdFields, thresholdNames } from "../../attention/attention-thresholds.ts";
import { absenceKinds } from "../../body/absences.ts";
import { exerciseCategories } from "../../libraries/exercises.ts";
import { mealTimings } from "../../libraries/meals.ts";
import { ramadanQuestions } from "../../prayers/ramadan-window.ts";
import { accountStatuses, genders } from "../../trainee.ts";
import { field, localDate } from "../fields.ts";
import { traineeParams } from "../people/trainees.ts";
import { shownFasts } from "../ramadan/fasting-health.ts";
import { countryFields } from "../ramadan/settings.ts";
import { beginning } from "./beginning.ts";

/** `date` is the trainer's day. */
export const queueDayQuery = z.object({ date: localDate });

/** `reason` selects the lines of one reason. */
export const overviewQuery = queueDayQuery.extend({
  reason: z.enum(attentionReasons).optional(),
});
export type OverviewQuery = z.infer<typeof overviewQuery>;

const count = z.number().int();
const line = z.object({
  traineeId: z.string(),
  name: z.string(),
  gender: z.enum(genders).nullable(),
  /** The occurrence, named by a mark. */
  occurrence: z.string(),
});

/** A line: one trainee and reason, with the figures of its sentence. Instants are UTC milliseconds. */
export const attentionLine = z.discriminatedUnion("reason", [
  line.extend({
    reason: z.literal("unread"),
    count,
    since: z.number(),
    /** The first words of the last message; null unless it is the trainee's text. */
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
  line.extend({
    reason: z.literal("check_in"),
    /** The oldest. */
    checkInId: z.string(),
    count,
    since: z.number(),
  }),
  line.extend({
    reason: z.literal("missed_check_ins"),
    /** The last missed one's. */
    dueOn: z.string(),
  }),
  line.extend({ reason: z.literal("approval"), since: z.number() }),
  line.extend({
    reason: z.literal("transfer"),
    /** The oldest. */
    proofId: z.string(),
    count,
    since: z.number(),
  }),
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

/** Lines put away by the trainer, the last first. */
export const putAwayLines = z.object({
  lines: z.array(
    line.pick({ traineeId: true, name: true, gender: true }).extend({
      reason: z.enum(attentionReasons),
      /** Null for notes marked done, which count as answered. */
      line: attentionLine.nullable(),
      /** The first day on which it may return; null if done. */
      notBefore: z.string().nullable(),
      /** The time of the mark, UTC milliseconds. */
      at: z.number(),
      /** Whether it was done by a message outside the app. */
      handedOver: z.boolean(),
    }),
  ),
  /** The number of further lines. */
  more: count,
});
export type PutAwayLines = z.infer<typeof putAwayLines>;
export type PutAwayLine = PutAwayLines["lines"][number];

const assignedDone = z.object({ assigned: count, done: count });

const named = z.object({ traineeId: z.string(), name: z.string() });

/** The seven days from today: the first lines, with the counts and the sum of all. */
const weekAhead = z.object({
  due: z.object({
    /** Agorot due now. */
    now: count,
    people: count,
    /** Agorot that become due in the week's days. */
    coming: count,
    /** Those that the queue does not have, the oldest first; a later `since` than today is a day of the week. */
    lines: z.array(named.extend({ agorot: count, since: z.string() })),
  }),
  /** What ends on the same day: subscriptions first, then the nearest day, each with its first people. */
  ends: z.array(
    z.object({
      kind: z.enum(["subscription", "plan"]),
      on: z.string(),
      count,
      people: z.array(named),
    }),
  ),
});

/** What the evenings before Ramadan and Eid ask. */
const ramadanEvenings = z.object({
  forecast: z.object({ year: z.number(), first: z.string(), eid: z.string() }),
  questions: z.array(
    z.object({
      question: z.enum(ramadanQuestions),
      /** The two days to choose from. */
      days: z.array(z.string()),
      countries: z.array(z.object({ ...countryFields, first: z.string(), eid: z.string() })),
    }),
  ),
});
export type RamadanEvenings = z.infer<typeof ramadanEvenings>;

/** The trainer's first screen: the queue, and the figures of the business. */
export const overview = z.object({
  week: weekAhead,
  beginning,
  /** Null but on the evenings before Ramadan and Eid. */
  ramadan: ramadanEvenings.nullable(),
  /** People who show the trainer something of their month; null on any other day, and if nobody does. */
  fasts: shownFasts.nullable(),
  queue: z.object({
    /** The first lines, in order. */
    lines: z.array(attentionLine),
    /** The number of lines of each reason. */
    counts: z.record(z.enum(attentionReasons), count),
    /** The number of lines put away that would return. */
    putAway: count,
  }),
  /** Trainees by status, and by plan. */
  statuses: z.record(z.enum(accountStatuses), count),
  plans: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      englishName: z.string().nullable(),
      trainees: count,
    }),
  ),
  /** Agorot: `expected` by prices of begun subscriptions, `received` by the ledger. */
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
  /** The number of their trainees, as in the list by `began`. */
  newSubscribers: count,
  meals: z.partialRecord(z.enum(mealTimings), count),
  exercises: z.partialRecord(z.enum(exerciseCategories), count),
  /** Of the last seven whole days, without inactive trainees. */
  lately: z.object({
    exercises: assignedDone,
    meals: assignedDone,
    /** Steps of days with a count, those days, and days that reached the target. */
    steps: z.object({ total: count, days: count, reached: count }),
  }),
  /** Of active trainees: kg, and percent from the first weight to the target. */
  body: z.object({
    weight: z.number().nullable(),
    weighed: count,
    progress: z.number().nullable(),
    losing: count,
  }),
});
export type Overview = z.infer<typeof overview>;

export const attentionMarkParams = traineeParams.extend({ reason: z.enum(attentionReasons) });

/** A mark: done without a day, otherwise put off until it. */
export const attentionMark = z.strictObject({
  occurrence: z.string().min(1).max(100),
  notBefore: localDate.nullable(),
  /** Whether it was done by a message outside the app. */
  handedOver: z.boolean().optional(),
});
export type NewAttentionMark = z.infer<typeof attentionMark>;

const threshold = (name: (typeof thresholdNames)[number]) =>
  field(thresholdFields[name]).nullable();

/** Thresholds of the reasons; null switches one off. */
export const attentionThresholds = z.strictObject(
  Object.fromEntries(thresholdNames.map((name) => [name, threshold(name)])) as Record<
    (typeof thresholdNames)[number],
    ReturnType<typeof threshold>
  >,
);

/** Thresholds of one trainee; missing ones are those of the settings. */
export const ownThresholds = attentionThresholds.partial();
/** With the thresholds of the settings. */
export const traineeThresholds = z.object({ own: ownThresholds, usual: attentionThresholds });
