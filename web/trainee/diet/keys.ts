/** Every write of the meal screens, in the order in which they were made. */
export const dietWritesKey = ["trainee", "diet"] as const;
