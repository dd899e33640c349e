import { useState } from "react";
import type { Plan } from "../../../domain/contract/memberships/plans.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { fieldTextsOf } from "../../lib/format/field-text.ts";
import { nameIn } from "../../lib/format/names.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { dataOf, formDrafts } from "../../lib/waiting/form-drafts.ts";
import { m } from "../../paraglide/messages.js";
import { PlanFace } from "../../person-form/plan-face.tsx";
import { type SubmitOutcome, useForm } from "../../ui/form.ts";
import { toast } from "../../ui/toast.tsx";
import { FormDialog } from "../list/form-dialog.tsx";
import { goneText } from "../list/gone.ts";
import { useGuardedDraft } from "../list/use-guarded-draft.tsx";
import { PlanFields } from "./plan-fields.tsx";
import { createPlan, updatePlan } from "./queries.ts";
import { changesOf, type PlanForm, planTexts, previewOf, readPlan } from "./read-plan.ts";

type PlanDialogProps = { plan: Plan | undefined; onClose: () => void };

const drafts = formDrafts("plan", 7);

/** Adds a plan, or sends the changed fields of one, beside a preview for trainees. */
export function PlanDialog({ plan, onClose }: PlanDialogProps) {
  // A change in another window must not change the fields during typing.
  const [loaded] = useState(plan);
  const draft = useGuardedDraft(drafts, loaded?.id ?? "new", planTexts(loaded), { onClose });
  const [preview, setPreview] = useState(() => previewOf(dataOf(draft.texts)));

  const submit = async (form: PlanForm): Promise<SubmitOutcome> => {
    try {
      toast(await save(form));
      draft.close();
      return { ok: true };
    } catch (error) {
      const fallback = loaded ? m.memberships_update_failed() : m.memberships_add_failed();
      const { priceAgorot, ...fields } =
        error instanceof ApiError ? fieldTextsOf(error.fields) : ({} as Record<string, string>);
      const gone = loaded && goneText(error, nameIn(loaded));
      return {
        ok: false,
        message: gone ?? errorText(error, fallback),
        fields: { ...fields, ...(priceAgorot && { price: priceAgorot }) },
      };
    }
  };
  const save = async (form: PlanForm) => {
    if (!loaded) {
      const created = await createPlan({
        id: draft.attempt,
        ...form,
        status: form.status ?? "active",
      });
      return { kind: "success", text: m.memberships_added({ name: nameIn(created) }) } as const;
    }
    const changes = changesOf(form, loaded);
    if (Object.keys(changes).length === 0) return { text: m.memberships_nothing_changed() };
    const updated = await updatePlan(loaded.id, changes);
    return { kind: "success", text: m.memberships_updated({ name: nameIn(updated) }) } as const;
  };
  const { formProps, pending, errors, failure } = useForm({ read: readPlan, submit });

  return (
    <FormDialog
      title={loaded ? m.memberships_edit() : m.memberships_add()}
      description={loaded && nameIn(loaded)}
      form={draft.keeping(formProps, (data) => setPreview(previewOf(data)))}
      pendingLabel={m.memberships_saving()}
      pending={pending}
      failure={failure}
      {...draft.dialog}
    >
      {loaded?.used && <p className="text-sm text-muted">{m.memberships_edit_hint()}</p>}
      <PlanFields texts={draft.texts} errors={errors} preview={<Preview plan={preview} />} />
    </FormDialog>
  );
}

/** The trainees' card, from the typed values so far. */
function Preview({ plan }: { plan: ReturnType<typeof previewOf> }) {
  return (
    <section aria-label={m.memberships_preview()} className="grid content-start gap-2">
      <h3 className="font-medium">{m.memberships_preview()}</h3>
      <div className="grid gap-3 rounded-lg border border-line-strong bg-field p-4">
        <span className="font-medium wrap-anywhere">{nameIn(plan) || m.memberships_name()}</span>
        <PlanFace plan={plan} />
      </div>
    </section>
  );
}
