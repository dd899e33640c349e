/** Who wrote a day's count last: a person, or a phone by the personal link. */
export const stepSources = ["hand", "link"] as const;
export type StepSource = (typeof stepSources)[number];
