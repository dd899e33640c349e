import { draftStore } from "../../../lib/waiting/drafts.ts";
import type { EditedForm } from "./builder/edited-form.ts";

/** Forms with edits that are not saved yet, by id. */
export const editedForms = draftStore<EditedForm>("check-in-form", {
  days: 60,
  untilSignOut: true,
});
