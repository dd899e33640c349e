/** What a new deployment needs before trainees can use it, in the order that is easiest. */
export const beginningSteps = ["introduction", "trainee", "week", "invitation"] as const;
export type BeginningStep = (typeof beginningSteps)[number];

/** Whether the first steps may be shown: the trainer put them away, or was told that all are done. */
export const beginningMarks = ["shown", "hidden", "finished"] as const;
export type BeginningMark = (typeof beginningMarks)[number];

/** What the first steps are told from; none of them is ever stored as done. */
export interface BeginningFacts {
  /** The trainer said what they are called. */
  named: boolean;
  /** Trainees know a number or an address. */
  reachable: boolean;
  /** Whoever joined first. */
  first: { id: string; name: string } | null;
  /** Something is planned for somebody. */
  planned: boolean;
  /** Somebody was invited, or came in. */
  invited: boolean;
}

/** Who has more people, or had the first so long ago, needs no list of first steps. */
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
  // An invitation, too, adds somebody: as soon as it is accepted.
  trainee: first !== null || invited,
  week: planned,
  invitation: invited,
});

/** Undefined once everything is done. */
export function nextStep(facts: BeginningFacts): BeginningStep | undefined {
  const done = stepsDone(facts);
  return beginningSteps.find((step) => !done[step]);
}

/**
 * Whether a deployment is young enough to be led through its first steps.
 * @param people how many trainees there are, counted up to `maxPeople` and one more
 * @param firstJoinedAt when the first of them did, null while there is none; UTC milliseconds
 */
export const isYoung = (
  { people, firstJoinedAt }: { people: number; firstJoinedAt: number | null },
  now: number,
): boolean => firstJoinedAt === null || (people <= maxPeople && now - firstJoinedAt < youngMs);

/** Shown unless one of the others is stored. */
export const readBeginningMark = (
  stored: Record<string, unknown> | null | undefined,
): BeginningMark => beginningMarks.find((mark) => mark === stored?.mark) ?? "shown";
