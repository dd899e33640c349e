/** All writes of the steps screen. */
export const stepsWritesKey = ["trainee", "steps"] as const;
