import type { CheckInForm } from "../../../../../domain/contract/check-ins/forms.ts";
import { formatCount } from "../../../../lib/format/format.ts";
import { nameIn } from "../../../../lib/format/names.ts";
import { m } from "../../../../paraglide/messages.js";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/every-icon.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Menu } from "../../../../ui/menu.tsx";
import { ScreenHeader } from "../../../../ui/screen-header.tsx";
import { ToForms } from "./to-forms.tsx";
import type { FormEdit } from "./use-form-edit.ts";

type BuilderHeaderProps = {
  edit: FormEdit;
  saved: CheckInForm | undefined;
  onSave: () => void;
  onPeople: () => void;
  onDuplicate: () => void;
  onArchive: () => void;
};

/** The form's name, its people, and the actions on it; it stays while the questions scroll. */
export function BuilderHeader(props: BuilderHeaderProps) {
  const { edit, saved } = props;
  const { isChanged, pending } = edit;
  return (
    <div className="sticky top-[calc(3.5rem+env(safe-area-inset-top)+var(--above,0px))] z-10 -mx-4 bg-surface px-4 md:-mx-6 pb-2 md:px-6 lg:mx-0 lg:px-0">
      <ScreenHeader
        title={saved ? nameIn(saved) : m.check_in_form_new_title()}
        text={stateText(saved, isChanged)}
        back={<ToForms />}
        actions={
          <>
            {saved && (
              <Button variant="secondary" onClick={props.onPeople}>
                <Icon name="calendar" />
                <span className="max-sm:sr-only">{m.check_in_form_whom_when()}</span>
              </Button>
            )}
            <Button
              pending={pending}
              pendingLabel={m.ui_pending()}
              disabled={!isChanged}
              onClick={props.onSave}
            >
              {m.ui_save()}
            </Button>
            {saved && (
              <Menu
                trigger={
                  <IconButton label={m.check_in_form_actions_of({ name: nameIn(saved) })}>
                    <Icon name="dots" />
                  </IconButton>
                }
                items={[
                  {
                    label: m.check_in_form_duplicate(),
                    icon: <Icon name="copy" />,
                    onSelect: props.onDuplicate,
                  },
                  "separator",
                  {
                    label: m.library_archive(),
                    icon: <Icon name="archive" />,
                    onSelect: props.onArchive,
                  },
                ]}
              />
            )}
          </>
        }
      />
    </div>
  );
}

function stateText(saved: CheckInForm | undefined, isChanged: boolean): string {
  if (isChanged) return m.check_in_form_kept_here();
  return saved && saved.people > 0
    ? m.check_in_form_people({ count: saved.people, people: formatCount(saved.people) })
    : m.check_in_form_nobody();
}
