import { adminPaths } from "../../../../domain/admin-paths.ts";
import type { CheckInForm } from "../../../../domain/contract/check-ins/forms.ts";
import { newId } from "../../../../domain/id.ts";
import { errorText } from "../../../lib/format/error-text.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { m } from "../../../paraglide/messages.js";
import { toast } from "../../../ui/toast.tsx";
import { copyOf, newForm } from "./builder/edited-form.ts";
import { editedForms } from "./drafts.ts";
import { archiveForm, restoreForm } from "./queries.ts";

/** Begins a form as a draft on this device; nothing is written before it is saved. Returns its address. */
export function beginForm(like?: CheckInForm): string {
  const id = newId();
  const name = like && m.check_in_form_copy_name({ name: nameIn(like) });
  editedForms.keep(id, like ? copyOf(like, id, name ?? "") : newForm(id));
  return adminPaths.checkInForm(id);
}

/** Archives a form, with undo in the toast. */
export async function archive(form: CheckInForm, onDone?: () => void): Promise<void> {
  const name = nameIn(form);
  const failed = (text: string) => (error: unknown) =>
    toast({ kind: "error", text: errorText(error, text) });
  try {
    await archiveForm(form.id);
  } catch (error) {
    failed(m.check_in_form_archive_failed())(error);
    return;
  }
  onDone?.();
  toast({
    kind: "success",
    text: m.check_in_form_archived({ name }),
    action: {
      label: m.library_undo(),
      onAction: () => void restoreForm(form.id).catch(failed(m.library_undo_failed())),
    },
  });
}
