import { draftStore } from "../../lib/waiting/drafts.ts";

/** What was typed into the own profile and not saved. */
export const profileDrafts = draftStore<Record<string, unknown>>("own-profile", {
  days: 1,
  untilSignOut: true,
});
