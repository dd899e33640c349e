/** Every write of the weight screen. */
export const weightWritesKey = ["trainee", "weight"] as const;
