/** Delays after failed attempts at one thing. */
export interface AttemptPolicy {
  /** Failures without a delay. */
  free: number;
  /** The longest delay, in milliseconds. */
  longest: number;
  /** The first delay, in milliseconds; a second by default. */
  shortest?: number;
}

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/**
 * One address at one account is slowed hard. So is a browser that the account knows; nobody else can use up
 * its attempts. The account as a whole tolerates more, at most a minute of delay: anybody can attack it to
 * annoy its owner.
 */
export const attemptPolicies = {
  addressAndAccount: { free: 5, longest: 15 * minuteMs },
  device: { free: 5, longest: 15 * minuteMs },
  account: { free: 20, longest: minuteMs },
  /** A used correct code, for as long as it would be valid. */
  codeTicket: { free: 1, longest: 5 * minuteMs, shortest: 5 * minuteMs },
  /** Registrations of a network that are told of a taken address; later ones all get the same answer. */
  takenAddress: { free: 5, longest: 60 * minuteMs, shortest: 60 * minuteMs },
  /** Mails about them to the owner of the address. */
  takenAddressMail: { free: 1, longest: 24 * 60 * minuteMs, shortest: 24 * 60 * minuteMs },
  /** Copies of one's own data: costly, so each counts. */
  myData: { free: 4, longest: 60 * minuteMs, shortest: 15 * minuteMs },
  /** Copies of a trainee's data by the trainer, who may take one after the other. */
  traineeData: { free: 30, longest: 15 * minuteMs, shortest: minuteMs },
  /** Files of a person's sets, by their owner or by the trainer. */
  setsFile: { free: 20, longest: 15 * minuteMs, shortest: minuteMs },
  /** Files of the list of trainees: small, and often requested again with another filter. */
  traineesFile: { free: 60, longest: 15 * minuteMs, shortest: minuteMs },
  /** Changes of address, which reveal taken ones: enough for typing errors, too few for a list. */
  emailChange: { free: 10, longest: 60 * minuteMs, shortest: 6 * minuteMs },
} as const satisfies Record<string, AttemptPolicy>;

/** Failures are forgotten after a day without one. */
export const attemptsForgottenAfter = 24 * 60 * minuteMs;

/**
 * Delays after the first failure, the second, …, in milliseconds; the last one repeats. 0 for free failures,
 * then the shortest, doubling up to the longest.
 */
export function delaysOf({ free, longest, shortest = secondMs }: AttemptPolicy): number[] {
  const delays = new Array<number>(free - 1).fill(0);
  for (let delay = shortest; delay < longest; delay *= 2) delays.push(delay);
  return [...delays, longest];
}
