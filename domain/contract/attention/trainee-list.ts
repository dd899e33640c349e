import { z } from "zod";
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

/** What the trainer's list is narrowed to; every part has a default. */
export const traineesFilter = z.strictObject({
  search: searchText(maxSearchLength).default(""),
  plan: z.string().max(64).optional(),
  status: z.enum(accountStatuses).optional(),
  /** Of what was assigned on the seven days before `date`. */
  adherence: z.enum(adherenceBandNames).optional(),
  /** Nothing logged for as many days. */
  silence: z.enum(silences).optional(),
  ending: z.enum(planEndings).optional(),
  /** Something that they bought began within as many days, a renewal, too. */
  began: z.enum(beginnings).optional(),
  /** Messages that the trainer has not read. */
  unread: z.literal("yes").optional(),
  /** Whoever stands in the queue for that, on the day `date`. */
  needs: z.enum(needs).optional(),
  /** The trainer's own day. */
  date: localDate.optional(),
});

export type TraineesFilter = z.infer<typeof traineesFilter>;

/** In which order: all of it, as a file has it. */
export const traineesFileQuery = traineesFilter.extend({
  sort: z.enum(traineeSorts).default("joined"),
  direction: z.enum(sortDirections).default("desc"),
});

export type TraineesFileQuery = z.infer<typeof traineesFileQuery>;

/** Which page of it. */
export const traineesQuery = traineesFileQuery.extend({
  page: pageNumber,
  /** The last trainee of the page before, where it is known: the page begins there, at no cost. */
  after: id.optional(),
});

export type TraineesQuery = z.infer<typeof traineesQuery>;

/** A trainee as the list shows them. */
const listedTrainee = z.object({
  ...traineeRow,
  /** 0–100, of what was assigned on the seven days before the list's; null when nothing was. */
  adherence: z.number().int().nullable(),
  /** The last day with anything logged; null where it is long ago, or never. */
  lastLoggedOn: z.string().nullable(),
  /** Messages that the trainer has not read. */
  unread: z.number().int(),
  /** Whether what they write and do rings nobody. */
  isMuted: z.boolean(),
});
export type ListedTrainee = z.infer<typeof listedTrainee>;

export const traineesPage = z.object({
  trainees: z.array(listedTrainee),
  /** How many match, on all pages. */
  total: z.number().int(),
  /**
   * Whom the trainer invited, who has no account yet and whom the search finds: on the first page of
   * a list that no filter narrows, the latest, and how many they are in all.
   */
  invited: z.object({ people: z.array(invitation), total: z.number().int() }),
  plans: z.array(planChoice),
  /** Which of them a new trainee's form has chosen at first; null while none is offered. */
  defaultPlan: z.string().nullable(),
  /** The last week repeated for many that can be taken back, wherever it was asked; null where none can. */
  repeat: z
    .object({
      id: z.string(),
      kind: z.literal("repeat"),
      /** To how many it was done. */
      total: z.number().int(),
      /** UTC milliseconds. */
      undoableUntil: z.number(),
    })
    .nullable(),
});

export type TraineesPage = z.infer<typeof traineesPage>;

/** Somebody of the list as its file has them. */
export type FiledTrainee = Omit<ListedTrainee, "photo" | "unread" | "isMuted"> &
  Pick<TraineeDetails, "age" | "targetWeight" | "subscriptionStart" | "subscriptionEnd">;
