import { useSyncExternalStore } from "react";
import { Link } from "react-router";
import { adminPaths } from "../../../../domain/admin-paths.ts";
import type { CheckInForm } from "../../../../domain/contract/check-ins/forms.ts";
import { m } from "../../../paraglide/messages.js";
import { Icon } from "../../../ui/every-icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { toast } from "../../../ui/toast.tsx";
import { type EditedForm, isUntouched } from "./builder/edited-form.ts";
import { editedForms } from "./drafts.ts";

/** Forms and edits that were begun on this device and not saved. */
export function UnsavedForms({ saved }: { saved: readonly CheckInForm[] | undefined }) {
  const drafts = useSyncExternalStore(editedForms.subscribe, editedForms.readAll);
  const known = new Map(saved?.map((form) => [form.id, form]));
  const shown = drafts.filter(
    (draft) => !isUntouched(draft) && (draft.revision === null || known.has(draft.id)),
  );
  if (shown.length === 0) return null;
  return (
    <ul
      aria-label={m.check_in_form_unsaved()}
      className="grid grid-cols-1 overflow-clip rounded-lg border border-line bg-soft"
    >
      {shown.map((draft) => (
        <li
          key={draft.id}
          className="flex min-h-14 items-center gap-3 border-t border-line ps-4 pe-1.5 first:border-t-0"
        >
          <Icon name="edit" className="shrink-0 text-muted" />
          <Link
            to={adminPaths.checkInForm(draft.id)}
            className="grid min-h-11 min-w-0 grow content-center py-1"
          >
            <bdi className="clamp-line block font-medium">
              {draft.name.trim() || m.check_in_form_unnamed()}
            </bdi>
            <span className="text-sm text-muted">
              {draft.revision === null
                ? m.check_in_form_unsaved_new()
                : m.check_in_form_unsaved_edits()}
            </span>
          </Link>
          <IconButton
            label={m.check_in_form_discard_of({
              name: draft.name.trim() || m.check_in_form_unnamed(),
            })}
            className="text-muted"
            onClick={() => discard(draft)}
          >
            <Icon name="close" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

/** Drops a draft, with undo in the toast. */
function discard(draft: EditedForm): void {
  editedForms.keep(draft.id, undefined);
  toast({
    text: m.check_in_form_discarded(),
    action: { label: m.library_undo(), onAction: () => editedForms.keep(draft.id, draft) },
  });
}
