import { draftStore } from "../lib/drafts.ts";

/** What was typed into the form of measurements and not saved, by the trainee whose body it is. */
export const bodyDrafts = draftStore<Record<string, string>>("body", {
  days: 7,
  untilSignOut: true,
});
