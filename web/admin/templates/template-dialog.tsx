import { useState } from "react";
import { useNavigate } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import type { Template } from "../../../domain/contract/templates/templates.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { fieldTextsOf } from "../../lib/format/field-text.ts";
import { nameIn } from "../../lib/format/names.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { formDrafts } from "../../lib/waiting/form-drafts.ts";
import { m } from "../../paraglide/messages.js";
import { type SubmitOutcome, useForm } from "../../ui/form.ts";
import { toast } from "../../ui/toast.tsx";
import { FormDialog } from "../list/form-dialog.tsx";
import { goneText } from "../list/gone.ts";
import { useGuardedDraft } from "../list/use-guarded-draft.tsx";
import { createTemplate, updateTemplate } from "./queries.ts";
import { changesOf, readTemplate, type TemplateForm, templateTexts } from "./read-template.ts";
import { TemplateFields } from "./template-fields.tsx";

type TemplateDialogProps = { template: Template | undefined; onClose: () => void };

const drafts = formDrafts("template", 7);

/** Adds a template and opens its editor, or sends the changed fields of one. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const navigate = useNavigate();
  // A change in another window must not change the fields during typing.
  const [loaded] = useState(template);
  const draft = useGuardedDraft(drafts, loaded?.id ?? "new", templateTexts(loaded), { onClose });

  const submit = async (form: TemplateForm): Promise<SubmitOutcome> => {
    try {
      if (loaded) await change(loaded, form);
      else {
        const created = await createTemplate({ id: draft.attempt, ...form });
        toast({ kind: "success", text: m.templates_added({ name: nameIn(created) }) });
        void navigate(adminPaths.template(created.id));
      }
      draft.close();
      return { ok: true };
    } catch (error) {
      const failed = loaded ? m.templates_update_failed() : m.templates_add_failed();
      const gone = loaded && goneText(error, nameIn(loaded));
      return {
        ok: false,
        message: gone ?? errorText(error, failed),
        ...(error instanceof ApiError && { fields: fieldTextsOf(error.fields) }),
      };
    }
  };
  const { formProps, pending, errors, failure } = useForm({ read: readTemplate, submit });
  return (
    <FormDialog
      title={loaded ? m.templates_edit_title() : m.templates_add()}
      description={loaded && nameIn(loaded)}
      form={draft.keeping(formProps)}
      pendingLabel={m.templates_saving()}
      pending={pending}
      failure={failure}
      {...draft.dialog}
    >
      <TemplateFields texts={draft.texts} errors={errors} isNew={!loaded} />
    </FormDialog>
  );
}

async function change(template: Template, form: TemplateForm): Promise<void> {
  const changes = changesOf(form, template);
  if (Object.keys(changes).length === 0) {
    toast({ text: m.templates_nothing_changed() });
    return;
  }
  const updated = await updateTemplate(template.id, changes);
  toast({ kind: "success", text: m.templates_updated({ name: nameIn(updated) }) });
}
