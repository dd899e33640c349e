import { draftStore } from "../lib/waiting/drafts.ts";

/** Drafts, one for each conversation. */
const drafts = draftStore<string>("chat", { days: 30, untilSignOut: true });

export const readDraft = (traineeId: string): string => drafts.read(traineeId) ?? "";

/** Stores a draft; a blank text deletes it. */
export const keepDraft = (traineeId: string, text: string): void =>
  drafts.keep(traineeId, text.trim() === "" ? undefined : text);
