import { newId } from "../../../../domain/id.ts";
import { draftStore } from "../../../lib/waiting/drafts.ts";

interface ReplyDraft {
  text: string;
  /** The id of its message, so that a repetition sends it once. */
  replyId: string;
}

/** Unsent replies and notes, by their check-ins. */
const replies = draftStore<ReplyDraft>("check-in-reply", { days: 30, untilSignOut: true });
const notes = draftStore<string>("check-in-note", { days: 30, untilSignOut: true });

export const readReply = (checkInId: string): string => replies.read(checkInId)?.text ?? "";

/** Stores a reply; a blank one is deleted. */
export function keepReply(checkInId: string, text: string): void {
  const replyId = replies.read(checkInId)?.replyId ?? newId();
  replies.keep(checkInId, text.trim() === "" ? undefined : { text, replyId });
}

export const replyIdOf = (checkInId: string): string => replies.read(checkInId)?.replyId ?? newId();

export const readNote = (checkInId: string): string | undefined => notes.read(checkInId);
export const keepNote = (checkInId: string, text: string | undefined): void =>
  notes.keep(checkInId, text);
