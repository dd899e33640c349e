import type { VoiceNote } from "../../../../domain/conversations/conversation.ts";
import { newId } from "../../../../domain/id.ts";
import { restoreDrafts } from "../../../lib/waiting/draft-copies.ts";
import { draftStore, useDraft } from "../../../lib/waiting/drafts.ts";
import { draftFiles } from "../../../lib/waiting/unsent-files.ts";

interface ReplyDraft {
  text: string;
  /** The id of its message, so that a repetition sends it once. */
  replyId: string;
  /** A recording whose bytes are on this device. */
  voice?: VoiceNote | undefined;
}

/** Unsent replies and notes, by their check-ins. */
const replies = draftStore<ReplyDraft>("check-in-reply", { days: 30, untilSignOut: true });
const notes = draftStore<string>("check-in-note", { days: 30, untilSignOut: true });

export const readReply = (checkInId: string): string => replies.read(checkInId)?.text ?? "";

/** Stores a change of a reply; one without words and recording is deleted. */
function change(checkInId: string, changed: Partial<ReplyDraft>): void {
  const begun = replies.read(checkInId) ?? { text: "", replyId: newId() };
  const draft = { ...begun, ...changed };
  const isEmpty = draft.text.trim() === "" && draft.voice === undefined;
  replies.keep(checkInId, isEmpty ? undefined : draft);
}

/** Stores the words of a reply. */
export const keepReply = (checkInId: string, text: string): void => change(checkInId, { text });

/** Stores the recording of a reply; undefined takes it out. */
export const keepVoice = (checkInId: string, voice: VoiceNote | undefined): void =>
  change(checkInId, { voice });

export const useVoice = (checkInId: string): VoiceNote | undefined =>
  useDraft(replies, checkInId)?.voice;

export const forgetReply = (checkInId: string): void => replies.keep(checkInId, undefined);

let hasSwept = false;

/** Deletes the recordings of replies that are gone, once a page: until then a removal can be taken back. */
export async function forgetLeftVoices(): Promise<void> {
  if (hasSwept) return;
  hasSwept = true;
  await restoreDrafts();
  const left = replies.readAll().flatMap(({ voice }) => (voice ? [voice.fileId] : []));
  await draftFiles.forgetAllBut(new Set(left));
}

export const replyIdOf = (checkInId: string): string => replies.read(checkInId)?.replyId ?? newId();

export const readNote = (checkInId: string): string | undefined => notes.read(checkInId);
export const keepNote = (checkInId: string, text: string | undefined): void =>
  notes.keep(checkInId, text);
