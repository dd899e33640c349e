/** Types of a note; `general` by default. */
export const noteTypes = [
  "general",
  "diet",
  "exercise",
  "performance",
  "health",
  "progress",
  "question",
  "complaint",
  "suggestion",
  "other",
] as const;
export type NoteType = (typeof noteTypes)[number];

/** Rule of a note to the trainer about a day; it may be empty. */
export const dietNoteText = { kind: "text", max: 1000, lines: true, optional: true } as const;

/** Rule of any other note. */
export const noteText = { kind: "text", max: 2000, lines: true } as const;

/** Notes a page, newest first. */
export const notesPerPage = 30;
