/** Writes of the household: its people, and the foods at home. */
export const householdWritesKey = ["trainee", "household"] as const;
