/** Choices of rest between two sets, in seconds. */
export const restChoices = [60, 90, 120, 180] as const;
export type RestSeconds = (typeof restChoices)[number];
/** The default rest. */
export const defaultRest: RestSeconds = 90;
