/** How an exercise is done, in words: its name, then what is told of it, a sentence or more each. */
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
  /** Where it begins. */
  start: string;
  /** What moves, and to where. */
  motion: string;
  breathing: string;
  /** What people do wrong, each with what to do instead. */
  mistakes: readonly string[];
}

export const stepsOf = ([name, start, motion, breathing, ...mistakes]: StepsData): Steps => ({
  name,
  start,
  motion,
  breathing,
  mistakes,
});
