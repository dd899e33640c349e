import { latinDigits } from "../numerals.ts";

/** The number of digits of an app lock. */
const lockDigits = { min: 4, max: 6 } as const;

/** The digits as they are derived: typed in any numerals, with spaces at the ends. Undefined for any other text. */
export function readLockDigits(typed: string): string | undefined {
  const digits = latinDigits(typed).trim();
  const { min, max } = lockDigits;
  return new RegExp(`^\\d{${min},${max}}$`).test(digits) ? digits : undefined;
}

/** Whether people try these digits first: one digit or one pair repeated, a run, a year. Discouraged, never refused. */
export function isGuessable(digits: string): boolean {
  const steps = new Set(
    [...digits].slice(1).map((digit, at) => Number(digit) - Number(digits[at])),
  );
  const [step] = steps;
  const isRun = steps.size === 1 && Math.abs(step ?? 0) <= 1;
  return isRun || /^(\d\d)\1+$/.test(digits) || /^(19|20)\d\d$/.test(digits);
}

/** Wrong tries after which only a new sign-in opens the app. */
export const maxWrongTries = 10;

/** The wait after the fifth wrong try and each later one, in seconds. */
const waits = [30, 60, 120, 180, 300];
const freeTries = maxWrongTries - waits.length;

/** The wait in milliseconds before the next try, after so many wrong ones. */
export const waitAfter = (wrong: number): number =>
  wrong < freeTries ? 0 : 1000 * (waits[wrong - freeTries] ?? 0);
