import { messageTextProblem } from "../conversations/conversation.ts";
import { personalText } from "../conversations/personal-text.ts";
import { changeUndoableMs } from "../memberships/subscriptions.ts";
import { genders, traineeFields } from "../trainee.ts";

/** As many people as one job takes. */
export const maxGiven = 500;

/** What the trainer does to many trainees at once. */
export const traineeJobKinds = ["notify", "message", "status", "plan", "mute", "repeat"] as const;
export type TraineeJobKind = (typeof traineeJobKinds)[number];

/** What a job may bring somebody to; who waits for approval is decided and told by themselves. */
export const jobStatuses = ["active", "inactive"] as const;
export type JobStatus = (typeof jobStatuses)[number];

/**
 * As many as one job takes. Lines of subscriptions are worked out one by one; weeks are written so, and come back
 * in one batch, as those of a template do.
 */
export const maxPeople: Record<TraineeJobKind, number> = {
  notify: 5000,
  message: 5000,
  status: 5000,
  mute: 5000,
  plan: 1000,
  repeat: maxGiven,
};

/** As many as may be named, or left out by hand. */
export const namedPeople = 1000;

/** Names that a preview shows of those it is done to, and of those who are left out for a reason. */
export const shownNames = { done: 100, leftOut: 10 } as const;

/**
 * Why somebody of those who were chosen is left out: no account that may enter, a status that waits
 * for the trainer's decision, nothing that would change, no running subscription to correct, a line that
 * would reach too far ahead, no week of late to repeat, nobody there.
 */
export const leftOutReasons = [
  "inactive",
  "pending",
  "undecided",
  "unchanged",
  "no_subscription",
  "too_far",
  "no_week",
  "gone",
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** In letters of two bytes, as the Arabic ones are. */
const longestName = "\u00e9".repeat(traineeFields.name.max);

/** Whether a text can be sent as typed, and as it is made for anybody: with any name, in either form. */
export function jobTextProblem(text: string): ReturnType<typeof messageTextProblem> {
  const made = genders.map((gender) => personalText(text, { name: longestName, gender }));
  return [text, ...made].map(messageTextProblem).find((problem) => problem !== undefined);
}

/** Whom a job is for: some by their ids, or all whom a filter finds, but some. */
type MeantAudience =
  | { kind: "chosen"; ids: readonly string[] }
  | { kind: "matching"; filter: object; except: readonly string[] };

/**
 * What of an audience makes a job another: a job of the same action that is tried again for the same
 * is the same job, wherever that is asked. Neither the order of ids nor the filter's day, which goes
 * on by itself while an attempt waits, makes it another.
 * @returns ids in the order of their letters, a filter without its day; as JSON it is equal where it is the same
 */
export function audienceAsMeant(audience: MeantAudience): MeantAudience {
  if (audience.kind === "chosen") return { ...audience, ids: audience.ids.toSorted() };
  const filter = { ...audience.filter, date: undefined };
  return { ...audience, filter, except: audience.except.toSorted() };
}

/** What changes something that can be put back as it was. */
const undoableKinds: readonly TraineeJobKind[] = ["status", "plan", "mute", "repeat"];

/** Until when a job can be taken back, UTC milliseconds; null where it never can, or has been. */
export function undoableUntil(job: {
  kind: TraineeJobKind;
  createdAt: number;
  undoneAt: number | null;
}): number | null {
  if (!undoableKinds.includes(job.kind) || job.undoneAt !== null) return null;
  return job.createdAt + changeUndoableMs;
}
