/** Seconds of rest between two sets that a person chooses from. */
export const restChoices = [60, 90, 120, 180] as const;
export type RestSeconds = (typeof restChoices)[number];
/** The rest of somebody who never chose. */
export const defaultRest: RestSeconds = 90;
