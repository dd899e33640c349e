import { draftStore } from "../../../lib/waiting/drafts.ts";

/** Unsaved text of replies; a new one by «new» and its initial text. */
export const replyDrafts = draftStore<string>("reply", { days: 30, untilSignOut: true });
