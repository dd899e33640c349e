/** What a note between trainee and trainer is about; `general` unless chosen. */
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

/** A note to the trainer about a day, in characters; empty when the day speaks for itself. */
export const dietNoteText = { kind: "text", max: 1000, lines: true, optional: true } as const;

/** What else anybody writes as a note, in characters. */
export const noteText = { kind: "text", max: 2000, lines: true } as const;

/** Notes of a page, newest first. */
export const notesPerPage = 30;
