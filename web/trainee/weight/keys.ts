/** All writes of the weight screen. */
export const weightWritesKey = ["trainee", "weight"] as const;
