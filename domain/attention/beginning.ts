import type { StoredSection } from "../plumbing/settings.ts";

/** First steps of a new deployment, easiest first. */
export const beginningSteps = ["introduction", "trainee", "week", "invitation"] as const;
export type BeginningStep = (typeof beginningSteps)[number];

/** States of the first steps: `hidden` by the trainer, `finished` once all are done. */
export const beginningMarks = ["shown", "hidden", "finished"] as const;
export type BeginningMark = (typeof beginningMarks)[number];

/** Facts behind the first steps; no step is stored as done. */
export interface BeginningFacts {
  /** The trainer gave a name. */
  named: boolean;
  /** Trainees have a number or an address of the trainer. */
  reachable: boolean;
  /** The first trainee. */
  first: { id: string; name: string } | null;
  /** A trainee has a plan. */
  planned: boolean;
  /** A person was invited, or joined. */
  invited: boolean;
}

/** Above this number of people, or this age of the first, the steps are not shown. */
export const maxPeople = 10;
const youngMs = 30 * 86_400_000;

export const stepsDone = ({
  named,
  reachable,
  first,
  planned,
  invited,
}: BeginningFacts): Record<BeginningStep, boolean> => ({
  introduction: named && reachable,
  // An invitation adds a trainee too, once it is accepted.
  trainee: first !== null || invited,
  week: planned,
  invitation: invited,
});

/** The first open step; undefined once all are done. */
export function nextStep(facts: BeginningFacts): BeginningStep | undefined {
  const done = stepsDone(facts);
  return beginningSteps.find((step) => !done[step]);
}

/**
 * Whether a deployment is young enough for its first steps.
 * @param people number of trainees, counted up to `maxPeople` and one more
 * @param firstJoinedAt time of the first one in UTC milliseconds; null without any
 */
export const isYoung = (
  { people, firstJoinedAt }: { people: number; firstJoinedAt: number | null },
  now: number,
): boolean => firstJoinedAt === null || (people <= maxPeople && now - firstJoinedAt < youngMs);

/** The stored mark; `shown` by default. */
export const readBeginningMark = (stored: StoredSection): BeginningMark =>
  beginningMarks.find((mark) => mark === stored?.mark) ?? "shown";
