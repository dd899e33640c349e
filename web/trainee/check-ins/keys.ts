/** All reads and all writes of check-ins. */
export const checkInsKey = ["trainee", "check_ins"] as const;
