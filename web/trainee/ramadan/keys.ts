/** The key of waiting marks. */
export const fastingWritesKey = ["trainee", "fasting"] as const;

/** The month of the last home. */
export const ownMonthKey = ["trainee", "own-month"] as const;
