import { z } from "zod";
import { debtKinds } from "../../attention/debts.ts";
import { traineeSorts } from "../../attention/list.ts";
import {
  adherenceBandNames,
  beginnings,
  needs,
  planEndings,
  silences,
} from "../../attention/list-filters.ts";
import { maxSearchLength, sortDirections } from "../../list.ts";
import { accountStatuses } from "../../trainee.ts";
import { id, localDate, pageNumber, searchText } from "../fields.ts";
import { planChoice } from "../memberships/plans.ts";
import { invitation } from "../people/invitations.ts";
import { type TraineeDetails, traineeRow } from "../people/trainees.ts";

/** Filter of the trainer's list; every part has a default. */
export const traineesFilter = z.strictObject({
  search: searchText(maxSearchLength).default(""),
  plan: z.string().max(64).optional(),
  status: z.enum(accountStatuses).optional(),
  /** Adherence of the seven days before `date`. */
  adherence: z.enum(adherenceBandNames).optional(),
  /** Minimum days without a log. */
  silence: z.enum(silences).optional(),
  ending: z.enum(planEndings).optional(),
  /** A subscription, or a renewal, began within this many days. */
  began: z.enum(beginnings).optional(),
  /** With unread messages. */
  unread: z.literal("yes").optional(),
  /** In the queue for this reason, on the day `date`. */
  needs: z.enum(needs).optional(),
  /** With a due amount, or with an overdue one. */
  owes: z.enum(debtKinds).optional(),
  /** The trainer's day. */
  date: localDate.optional(),
});

export type TraineesFilter = z.infer<typeof traineesFilter>;

/** Filter and order of the whole list, for a file. */
export const traineesFileQuery = traineesFilter.extend({
  sort: z.enum(traineeSorts).default("joined"),
  direction: z.enum(sortDirections).default("desc"),
});

export type TraineesFileQuery = z.infer<typeof traineesFileQuery>;

/** A page of the list. */
export const traineesQuery = traineesFileQuery.extend({
  page: pageNumber,
  /** The last trainee of the previous page, if known; the page begins after it at no cost. */
  after: id.optional(),
});

export type TraineesQuery = z.infer<typeof traineesQuery>;

/** A trainee of the list. */
const listedTrainee = z.object({
  ...traineeRow,
  /** Adherence of the seven days before the list's, 0–100; null without an assignment. */
  adherence: z.number().int().nullable(),
  /** The last day with a log; null if long ago or never. */
  lastLoggedOn: z.string().nullable(),
  /** Unread messages. */
  unread: z.number().int(),
  /** Whether their messages and actions alert nobody. */
  isMuted: z.boolean(),
});
export type ListedTrainee = z.infer<typeof listedTrainee>;

export const traineesPage = z.object({
  trainees: z.array(listedTrainee),
  /** Matches on all pages. */
  total: z.number().int(),
  /**
   * Invited people without an account who match the search: the latest, with their total, on the first page of
   * a list without filter.
   */
  invited: z.object({ people: z.array(invitation), total: z.number().int() }),
  plans: z.array(planChoice),
  /** The plan chosen in a new trainee's form; null without an offer. */
  defaultPlan: z.string().nullable(),
  /** The last repetition of weeks that can be undone; null for none. */
  repeat: z
    .object({
      id: z.string(),
      kind: z.literal("repeat"),
      /** The number of its people. */
      total: z.number().int(),
      /** UTC milliseconds. */
      undoableUntil: z.number(),
    })
    .nullable(),
});

export type TraineesPage = z.infer<typeof traineesPage>;

/** A trainee of the list's file. */
export type FiledTrainee = Omit<ListedTrainee, "photo" | "unread" | "isMuted"> &
  Pick<TraineeDetails, "age" | "targetWeight" | "subscriptionStart" | "subscriptionEnd">;
