import { useEffect, useId, useState } from "react";
import type { PlanChoice } from "../../../domain/contract/memberships/plans.ts";
import type { SentInvitation } from "../../../domain/contract/people/invitations.ts";
import { newId } from "../../../domain/id.ts";
import { deviceZone } from "../../lib/format/device-zone.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { formDrafts } from "../../lib/waiting/form-drafts.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { type SubmitOutcome, useForm } from "../../ui/form.ts";
import { LinkPanel } from "../invitations/link-panel.tsx";
import { inviteToAccount } from "../invitations/queries.ts";
import { useGuardedDraft } from "../list/use-guarded-draft.tsx";
import { AddFields } from "./add-fields.tsx";
import { failureOf } from "./failure.ts";
import { createTrainee } from "./queries.ts";
import { readNewTrainee } from "./read-new-trainee.ts";

type AddDialogProps = {
  plans: readonly PlanChoice[];
  defaultPlan: string | undefined;
  onClose: () => void;
};

const closesAfterMs = 2000;

const drafts = formDrafts("trainee", 7);

/** Fields without a draft. */
const passwords = /password/i;

/** The registration form, filled in by the trainer. */
export function AddDialog({ plans, defaultPlan, onClose }: AddDialogProps) {
  const formId = useId();
  const offered = plans.filter(({ status }) => status === "active");
  const first = { plan: defaultPlan ?? offered[0]?.id ?? "" };
  const draft = useGuardedDraft(drafts, "new", first, { onClose, except: passwords });
  const id = draft.attempt;
  const [invitationId] = useState(newId);
  const [done, setDone] = useState(false);
  const [sent, setSent] = useState<SentInvitation>();
  const close = done || sent ? onClose : draft.requestClose;

  const submit = async (
    form: Omit<Parameters<typeof createTrainee>[0], "id">,
  ): Promise<SubmitOutcome> => {
    try {
      // Most trainees share their trainer's zone; their own browser corrects it at the first sign-in.
      await createTrainee({ id, ...form, timeZone: deviceZone() });
      if (form.password === undefined) return await makeLink();
      draft.forget();
      setDone(true);
      return { ok: true };
    } catch (error) {
      return failureOf(error, m.trainees_register_failed());
    }
  };
  // If the link fails, a retry of the form uses the same account.
  const makeLink = async (): Promise<SubmitOutcome> => {
    try {
      setSent(await inviteToAccount(id, invitationId));
      draft.forget();
      return { ok: true };
    } catch (error) {
      return { ok: false, message: errorText(error, m.invitations_create_failed()) };
    }
  };
  const { formProps, pending, errors, failure } = useForm({ read: readNewTrainee, submit });

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(onClose, closesAfterMs);
    return () => clearTimeout(timer);
  }, [done, onClose]);

  if (sent) return <Invited sent={sent} onClose={onClose} />;
  return (
    <Dialog
      open
      size="full"
      title={m.trainees_add_title()}
      onClose={close}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {m.ui_cancel()}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={done}
            pending={pending}
            pendingLabel={m.trainees_registering()}
          >
            {m.trainees_register()}
          </Button>
        </>
      }
    >
      <div className="sticky top-0 z-10 bg-overlay">
        {failure && <Banner kind="error">{failure}</Banner>}
        {done && <Banner kind="success">{m.trainees_registered()}</Banner>}
      </div>
      {/* A new key empties the form. */}
      <form
        key={String(done)}
        id={formId}
        {...draft.keeping(formProps)}
        className="grid gap-8 pt-2"
      >
        <AddFields
          plans={offered}
          texts={done ? first : { ...draft.texts, plan: draft.texts.plan || first.plan }}
          errors={errors}
        />
      </form>
      {draft.guard}
    </Dialog>
  );
}

/** The result: the account exists, and the link lets its owner choose a password. */
function Invited({ sent, onClose }: { sent: SentInvitation; onClose: () => void }) {
  return (
    <Dialog
      open
      size="lg"
      title={m.trainees_registered()}
      onClose={onClose}
      footer={<Button onClick={onClose}>{m.invitations_done()}</Button>}
    >
      <LinkPanel sent={sent} intro={m.invitations_account_made()} />
    </Dialog>
  );
}
