import { draftStore } from "../../../lib/waiting/drafts.ts";

/** What is written of a reply and not kept yet: of a new one by «new», and the text it began with. */
export const replyDrafts = draftStore<string>("reply", { days: 30, untilSignOut: true });
