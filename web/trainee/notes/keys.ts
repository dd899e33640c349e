export const notesKey = ["trainee", "notes"] as const;

/** Every write of notes, in the order in which they were made. */
export const notesWritesKey = notesKey;
