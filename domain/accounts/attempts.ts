/** How failed attempts at one thing slow the next one down. */
export interface AttemptPolicy {
  /** Failures that cost nothing. */
  free: number;
  /** The longest delay, in milliseconds. */
  longest: number;
  /** The first delay that is one; a second unless it is said. */
  shortest?: number;
}

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/**
 * One address on one account is slowed hard, and so is one browser that the account knows, which
 * nobody else can use up. The account as a whole, which anybody may attack to annoy its owner,
 * tolerates more and is never closed for longer than a minute.
 */
export const attemptPolicies = {
  addressAndAccount: { free: 5, longest: 15 * minuteMs },
  device: { free: 5, longest: 15 * minuteMs },
  account: { free: 20, longest: minuteMs },
  /** What a right code used up, for as long as it would be good. */
  codeTicket: { free: 1, longest: 5 * minuteMs, shortest: 5 * minuteMs },
  /** Registrations of one network with addresses that are taken, which are told so; then all are answered alike. */
  takenAddress: { free: 5, longest: 60 * minuteMs, shortest: 60 * minuteMs },
  /** Word of them to whose address it is. */
  takenAddressMail: { free: 1, longest: 24 * 60 * minuteMs, shortest: 24 * 60 * minuteMs },
  /** What fails nobody but costs much: a whole copy of one's data. */
  myData: { free: 4, longest: 60 * minuteMs, shortest: 15 * minuteMs },
  /** The same of the trainer's, who may take out one trainee after the other. */
  traineeData: { free: 30, longest: 15 * minuteMs, shortest: minuteMs },
  /** The list of them, as it is narrowed: small, and often taken anew after a filter. */
  traineesFile: { free: 60, longest: 15 * minuteMs, shortest: minuteMs },
  /** What tells of any address whether somebody has it: enough for a typing error, not for a list. */
  emailChange: { free: 10, longest: 60 * minuteMs, shortest: 6 * minuteMs },
} as const satisfies Record<string, AttemptPolicy>;

/** Failures are forgotten after a day without one. */
export const attemptsForgottenAfter = 24 * 60 * minuteMs;

/**
 * The delays in milliseconds after the first failure, the second, …; the last one repeats.
 * Nothing while failures are free, then the shortest, doubling up to the longest.
 */
export function delaysOf({ free, longest, shortest = secondMs }: AttemptPolicy): number[] {
  const delays = new Array<number>(free - 1).fill(0);
  for (let delay = shortest; delay < longest; delay *= 2) delays.push(delay);
  return [...delays, longest];
}
