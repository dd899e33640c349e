import { formDrafts } from "../lib/waiting/form-drafts.ts";

/** What was typed into the form of measurements and not saved, by the trainee whose body it is. */
export const bodyDrafts = formDrafts("body", 7);
