export const sendWeightKey = ["trainee", "weight", "send"] as const;
