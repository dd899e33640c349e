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
