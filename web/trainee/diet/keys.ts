/** All writes of the meal screens, oldest first. */
export const dietWritesKey = ["trainee", "diet"] as const;
