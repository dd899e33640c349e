/** Sources of a day's count: a person, or a phone by the personal link. */
export const stepSources = ["hand", "link"] as const;
export type StepSource = (typeof stepSources)[number];
