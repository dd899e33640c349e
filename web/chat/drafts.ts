import { draftStore } from "../lib/waiting/drafts.ts";

/** What is being written, a conversation each. */
const drafts = draftStore<string>("chat", { days: 30, untilSignOut: true });

export const readDraft = (traineeId: string): string => drafts.read(traineeId) ?? "";

/** Keeps what is typed; nothing but space forgets it. */
export const keepDraft = (traineeId: string, text: string): void =>
  drafts.keep(traineeId, text.trim() === "" ? undefined : text);
