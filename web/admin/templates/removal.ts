import type { Template } from "../../../domain/contract/templates/templates.ts";
import { nameIn } from "../../lib/format/names.ts";
import { m } from "../../paraglide/messages.js";
import type { Removal } from "../list/delete-dialog.tsx";
import { deleteTemplate } from "./queries.ts";

/** The deletion of a template; planned items of its followers stay. */
export function templateRemoval(template: Template): Removal {
  const { id, people } = template;
  const name = nameIn(template);
  return {
    title: m.templates_delete_title(),
    text:
      people > 0
        ? m.templates_delete_followed({ name, count: people })
        : m.templates_delete_text({ name }),
    confirmLabel: m.templates_delete(),
    onDelete: () => deleteTemplate(id),
    done: m.templates_deleted({ name }),
    failed: m.templates_delete_failed(),
  };
}
