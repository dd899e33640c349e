export const progressPhotosKey = ["trainee", "progress-photos"] as const;
