import { type FormEvent, useId, useState } from "react";
import type { Plan } from "../../../domain/contract/memberships/plans.ts";
import { newId } from "../../../domain/id.ts";
import { ApiError } from "../../lib/api-error.ts";
import { errorText } from "../../lib/error-text.ts";
import { fieldTextsOf } from "../../lib/field-text.ts";
import { nameIn } from "../../lib/names.ts";
import { m } from "../../paraglide/messages.js";
import { PlanFace } from "../../person-form/plan-face.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { type SubmitOutcome, useForm } from "../../ui/form.ts";
import { toast } from "../../ui/toast.tsx";
import { goneText } from "../list/gone.ts";
import { useGuardedClose } from "../list/use-guarded-close.tsx";
import { PlanFields } from "./plan-fields.tsx";
import { createPlan, updatePlan } from "./queries.ts";
import { changesOf, type PlanForm, previewOf, readPlan } from "./read-plan.ts";

type PlanDialogProps = { plan: Plan | undefined; onClose: () => void };

const empty = {
  ...{ name: "", englishName: null, priceAgorot: 0, months: 1 },
  ...{ features: [], englishFeatures: null },
};

/** Adds a plan, or changes what was changed of one; beside the form stands what trainees will see. */
export function PlanDialog({ plan, onClose }: PlanDialogProps) {
  const formId = useId();
  // One id for all attempts: a repeated request adds nothing twice.
  const [id] = useState(newId);
  // What another window changes meanwhile does not move the fields under the hands.
  const [loaded] = useState(plan);
  const [preview, setPreview] = useState<ReturnType<typeof previewOf>>(loaded ?? empty);
  const { guard, watched, requestClose } = useGuardedClose(onClose);

  const submit = async (form: PlanForm): Promise<SubmitOutcome> => {
    try {
      toast(await save(form));
      onClose();
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
      const created = await createPlan({ id, ...form, status: form.status ?? "active" });
      return { kind: "success", text: m.memberships_added({ name: nameIn(created) }) } as const;
    }
    const changes = changesOf(form, loaded);
    if (Object.keys(changes).length === 0) return { text: m.memberships_nothing_changed() };
    const updated = await updatePlan(loaded.id, changes);
    return { kind: "success", text: m.memberships_updated({ name: nameIn(updated) }) } as const;
  };
  const { formProps, pending, errors, failure } = useForm({ read: readPlan, submit });
  const shown = watched({
    ...formProps,
    onInput: (event: FormEvent<HTMLFormElement>) => {
      formProps.onInput(event);
      setPreview(previewOf(new FormData(event.currentTarget)));
    },
  });

  return (
    <Dialog
      open
      size="lg"
      title={loaded ? m.memberships_edit() : m.memberships_add()}
      description={loaded && nameIn(loaded)}
      onClose={requestClose}
      footer={
        <>
          <Button variant="secondary" onClick={requestClose}>
            {m.ui_cancel()}
          </Button>
          <Button
            type="submit"
            form={formId}
            pending={pending}
            pendingLabel={m.memberships_saving()}
          >
            {m.ui_save()}
          </Button>
        </>
      }
    >
      <div className="sticky top-0 z-10 bg-overlay empty:hidden">
        {failure && <Banner kind="error">{failure}</Banner>}
      </div>
      <form id={formId} {...shown} className="grid gap-5">
        {loaded?.used && <p className="text-sm text-muted">{m.memberships_edit_hint()}</p>}
        <PlanFields plan={loaded} errors={errors} preview={<Preview plan={preview} />} />
      </form>
      {guard}
    </Dialog>
  );
}

/** The card that trainees see, as far as it is typed. */
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
