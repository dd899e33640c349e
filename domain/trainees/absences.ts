/** Why no training is expected of a trainee until a day. */
export const absenceKinds = ["travelling", "ill", "injured", "paused"] as const;
export type AbsenceKind = (typeof absenceKinds)[number];

/** A trainee asks, the trainer says yes or no; what the trainer sets itself is `granted` at once. */
export const absenceStatuses = ["asked", "granted", "declined", "ended"] as const;
export type AbsenceStatus = (typeof absenceStatuses)[number];
