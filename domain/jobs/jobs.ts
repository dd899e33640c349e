import { undoableMs } from "../changes/undo.ts";
import { messageTextProblem } from "../conversations/conversation.ts";
import { personalText } from "../conversations/personal-text.ts";
import { paymentFields } from "../memberships/payments.ts";
import { genders, traineeFields } from "../trainee.ts";

/** Maximum people of one job. */
export const maxGiven = 500;

/** Actions on many trainees at once. */
export const traineeJobKinds = [
  "notify",
  "message",
  "status",
  "plan",
  "mute",
  "repeat",
  "lighten",
] as const;
export type TraineeJobKind = (typeof traineeJobKinds)[number];

/** Statuses that a job may set; pending people are decided one by one. */
export const jobStatuses = ["active", "inactive"] as const;
export type JobStatus = (typeof jobStatuses)[number];

/**
 * Maximum people by action. Subscription lines are computed one by one. Weeks are written one by one and undone in
 * one batch, as a template's are.
 */
export const maxPeople: Record<TraineeJobKind, number> = {
  notify: 5000,
  message: 5000,
  status: 5000,
  mute: 5000,
  lighten: 5000,
  plan: 1000,
  repeat: maxGiven,
};

/** Maximum people named, or excluded by hand. */
export const namedPeople = 1000;

/** Names in a preview: of affected people, and of those left out for each reason. */
export const shownNames = { done: 100, leftOut: 10 } as const;

/**
 * Reasons for leaving out a chosen person: no active account, a pending status, nothing to change, no running
 * subscription to correct, a line that would reach too far, no recent week to repeat, a reminder of the same day
 * (of a filter's people, not of those chosen one by one), lighter days among the same ones, a deleted account.
 */
export const leftOutReasons = [
  "inactive",
  "pending",
  "undecided",
  "unchanged",
  "no_subscription",
  "too_far",
  "no_week",
  "reminded",
  "lighter",
  "gone",
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** Subjects of a message that the product remembers; a payment's names each person's due amount. */
export const messageSubjects = ["payment"] as const;

/** In letters of two bytes, as Arabic ones have. */
const longestName = "\u00e9".repeat(traineeFields.name.max);

/** The largest amount of one payment, in agorot. */
const largestDue = paymentFields.agorot.max;

/** The problem of a text, as typed or personalised for any name, form and amount. */
export function jobTextProblem(text: string): ReturnType<typeof messageTextProblem> {
  const made = genders.map((gender) =>
    personalText(text, { name: longestName, gender, due: largestDue }),
  );
  return [text, ...made].map(messageTextProblem).find((problem) => problem !== undefined);
}

/** The audience of a job: people by id, or all of a filter except some. */
type MeantAudience =
  | { kind: "chosen"; ids: readonly string[] }
  | { kind: "matching"; filter: object; except: readonly string[] };

/**
 * The identity of an audience: a retry of the same action for the same audience is the same job. The order of
 * ids does not matter, nor does the filter's day, which moves on while an attempt waits.
 * @returns sorted ids, or a filter without its day; equal audiences have equal JSON
 */
export function audienceAsMeant(audience: MeantAudience): MeantAudience {
  if (audience.kind === "chosen") return { ...audience, ids: audience.ids.toSorted() };
  const filter = { ...audience.filter, date: undefined };
  return { ...audience, filter, except: audience.except.toSorted() };
}

/** Actions that can be undone. */
const undoableKinds: readonly TraineeJobKind[] = ["status", "plan", "mute", "repeat", "lighten"];

/** The end of a job's undo in UTC milliseconds; null if it cannot be undone, or was. */
export function undoableUntil(job: {
  kind: TraineeJobKind;
  createdAt: number;
  undoneAt: number | null;
}): number | null {
  if (!undoableKinds.includes(job.kind) || job.undoneAt !== null) return null;
  return job.createdAt + undoableMs.job;
}
