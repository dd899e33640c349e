/** The key of waiting marks. */
export const fastingWritesKey = ["trainee", "fasting"] as const;
