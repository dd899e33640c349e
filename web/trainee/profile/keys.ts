/** All writes of measurements. */
export const measurementWritesKey = ["trainee", "measurements"] as const;
