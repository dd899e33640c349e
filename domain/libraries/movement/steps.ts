/** The steps of an exercise in words: its name, then a sentence or more for each part. */
export type StepsData = readonly [
  name: string,
  start: string,
  motion: string,
  breathing: string,
  firstMistake: string,
  secondMistake: string,
];

export interface Steps {
  name: string;
  /** The starting position. */
  start: string;
  /** The motion. */
  motion: string;
  breathing: string;
  /** Common mistakes, each with its correction. */
  mistakes: readonly string[];
}

export const stepsOf = ([name, start, motion, breathing, ...mistakes]: StepsData): Steps => ({
  name,
  start,
  motion,
  breathing,
  mistakes,
});
