/** Most questions are a tap, some a line. */
const questionsAMinute = 4;

/** Expected minutes for the answers of a form, at least one. */
export const minutesToAnswer = (questions: number): number =>
  Math.max(1, Math.round(questions / questionsAMinute));
