export const notesKey = ["trainee", "notes"] as const;

/** All writes of notes, oldest first. */
export const notesWritesKey = notesKey;
