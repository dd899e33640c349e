import type { ReactNode } from "react";
import type { CheckInForm } from "../../../../domain/contract/check-ins/forms.ts";
import { formatCount } from "../../../lib/format/format.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon, type IconName } from "../../../ui/every-icon.tsx";
import { askedCount } from "./form-rows.tsx";

type NewFormDialogProps = {
  forms: readonly CheckInForm[];
  /** Called with the form to copy; without one for an empty form. */
  onBegin: (like?: CheckInForm) => void;
  onClose: () => void;
};

/** The beginning of a form: empty, or a copy of another. */
export function NewFormDialog({ forms, onBegin, onClose }: NewFormDialogProps) {
  return (
    <Dialog open title={m.check_in_form_new_title()} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        <Start icon="plus" label={m.check_in_form_blank()} onBegin={() => onBegin()} />
        {forms.length > 0 && (
          <section>
            <h3 className="pb-2 font-medium">{m.check_in_form_from_ready()}</h3>
            <ul className="grid grid-cols-1 gap-2">
              {forms.map((form) => {
                const count = askedCount(form);
                return (
                  <li key={form.id}>
                    <Start
                      icon="copy"
                      label={nameIn(form)}
                      text={m.check_in_form_questions({ count, questions: formatCount(count) })}
                      onBegin={() => onBegin(form)}
                    />
                  </li>
                );
              })}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}

type StartProps = { icon: IconName; label: ReactNode; text?: string; onBegin: () => void };

function Start({ icon, label, text, onBegin }: StartProps) {
  return (
    <button
      type="button"
      onClick={onBegin}
      className="flex min-h-12 w-full items-center gap-3 rounded-lg border border-line bg-raised px-4 py-2 text-start transition hover:bg-soft active:scale-[0.995]"
    >
      <Icon name={icon} className="shrink-0 text-muted" />
      <span className="min-w-0 grow font-medium wrap-anywhere">
        <bdi>{label}</bdi>
      </span>
      {text && <span className="shrink-0 text-sm text-muted">{text}</span>}
    </button>
  );
}
