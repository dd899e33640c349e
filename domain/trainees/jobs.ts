/** What the trainer does to many trainees at once. */
export const traineeJobKinds = ["notify", "message", "status", "plan", "mute"] as const;
export type TraineeJobKind = (typeof traineeJobKinds)[number];
