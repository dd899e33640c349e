import type { NoteType } from "../../domain/activity/notes.ts";
import { draftStore } from "../lib/waiting/drafts.ts";

export interface NoteDraft {
  type: NoteType;
  text: string;
  isPrivate: boolean;
}

/** Drafts of notes, one for each trainee. */
export const noteDrafts = draftStore<NoteDraft>("notes", { days: 30, untilSignOut: true });

/** Stores a draft; a blank text deletes it. */
export const keepDraft = (traineeId: string, draft: NoteDraft): void =>
  noteDrafts.keep(traineeId, draft.text.trim() === "" ? undefined : draft);
