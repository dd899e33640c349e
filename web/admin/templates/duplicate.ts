import { adminPaths } from "../../../domain/admin-paths.ts";
import type { Template } from "../../../domain/contract/templates/templates.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { nameIn } from "../../lib/format/names.ts";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast.tsx";
import { duplicateTemplate } from "./queries.ts";

/** Makes a copy, and shows a toast with a link to it. */
export async function duplicate(template: Template, go: (to: string) => void): Promise<void> {
  try {
    tellMade(await duplicateTemplate(template), go);
  } catch (error) {
    toast({ kind: "error", text: errorText(error, m.templates_add_failed()) });
  }
}

/** Shows a toast with a link to a new template. */
export function tellMade(made: Template, go: (to: string) => void): void {
  toast({
    kind: "success",
    text: m.templates_added({ name: nameIn(made) }),
    action: { label: m.templates_open(), onAction: () => go(adminPaths.template(made.id)) },
  });
}
