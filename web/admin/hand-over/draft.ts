import { draftStore } from "../../lib/waiting/drafts.ts";

/** Texts that were changed and have not left yet. */
const drafts = draftStore<string>("hand-over", { days: 7, untilSignOut: true });

/** A text belongs to its person, its subject and its week. */
export const draftKey = (id: string, matter: string | undefined, weekStart: string): string =>
  [id, matter ?? "week", weekStart].join(":");

export const readDraft = (key: string): string | undefined => drafts.read(key);

/** Stores a changed text; undefined deletes it. */
export const keepDraft = (key: string, text: string | undefined): void => drafts.keep(key, text);
