import { Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { adminPaths } from "../../../../domain/admin-paths.ts";
import type { Template } from "../../../../domain/contract/templates/templates.ts";
import { lazyPart } from "../../../frame/again.tsx";
import { nameIn } from "../../../lib/format/names.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { ScreenHeader } from "../../../ui/screen-header.tsx";
import { BackLink } from "../../frame/back-link.tsx";
import { DeleteDialog } from "../../list/delete-dialog.tsx";
import { duplicate } from "../duplicate.ts";
import { templateRemoval } from "../removal.ts";
import { Tags } from "../tags.tsx";

const TemplateDialog = lazyPart(
  async () => (await import("../template-dialog.tsx")).TemplateDialog,
);
const GiveDialog = lazyPart(async () => (await import("../give/give-dialog.tsx")).GiveDialog);

export function ToTemplates() {
  return <BackLink to={adminPaths.templates} label={m.templates_back()} />;
}

/** A template's name, tags and followers, with the actions on it. */
export function TemplateHeader({ template }: { template: Template }) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<"edit" | "give" | "delete">();
  const close = () => setOpened(undefined);
  const go = (to: string) => void navigate(to);
  return (
    <>
      <ScreenHeader
        title={nameIn(template)}
        text={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 md:pt-1">
            {/* On a phone the week itself comes first. */}
            <span className="contents max-md:hidden">
              <Tags template={template} />
            </span>
            {template.people > 0
              ? m.templates_followers({ count: template.people })
              : m.templates_no_followers()}
          </span>
        }
        back={<ToTemplates />}
        actions={
          <>
            <Button onClick={() => setOpened("give")}>
              <Icon name="send" />
              <span className="max-md:sr-only">{m.templates_give()}</span>
            </Button>
            <Menu
              trigger={
                <IconButton label={m.templates_actions_of({ name: nameIn(template) })}>
                  <Icon name="dots" />
                </IconButton>
              }
              items={[
                {
                  label: m.templates_edit(),
                  icon: <Icon name="edit" />,
                  onSelect: () => setOpened("edit"),
                },
                {
                  label: m.templates_duplicate(),
                  icon: <Icon name="copy" />,
                  onSelect: () => void duplicate(template, go),
                },
                "separator",
                {
                  label: m.templates_delete(),
                  icon: <Icon name="trash" />,
                  danger: true,
                  onSelect: () => setOpened("delete"),
                },
              ]}
            />
          </>
        }
      />
      {opened && (
        <Suspense>
          {opened === "edit" && <TemplateDialog template={template} onClose={close} />}
          {opened === "give" && <GiveDialog template={template} onClose={close} />}
          {opened === "delete" && (
            <DeleteDialog
              {...templateRemoval(template)}
              onClose={close}
              onDeleted={() => go(adminPaths.templates)}
            />
          )}
        </Suspense>
      )}
    </>
  );
}
