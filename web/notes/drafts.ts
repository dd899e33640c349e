import type { NoteType } from "../../domain/activity/notes.ts";
import { draftStore } from "../lib/waiting/drafts.ts";

export interface NoteDraft {
  type: NoteType;
  text: string;
  isPrivate: boolean;
}

/** What is being written of a note, a trainee each. */
export const noteDrafts = draftStore<NoteDraft>("notes", { days: 30, untilSignOut: true });

/** Keeps what is typed; nothing but space forgets it. */
export const keepDraft = (traineeId: string, draft: NoteDraft): void =>
  noteDrafts.keep(traineeId, draft.text.trim() === "" ? undefined : draft);
