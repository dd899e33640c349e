import { useQueries } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import type { Debtor } from "../../../domain/contract/attention/debtors.ts";
import { newId } from "../../../domain/id.ts";
import { type Due, firstPaidOn } from "../../../domain/memberships/payments.ts";
import { useToday } from "../../lib/format/today.ts";
import { useDraft } from "../../lib/waiting/drafts.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import {
  amountText,
  emptyDraft,
  linesOf,
  newPayer,
  type Payer,
  type PaymentDraft,
  paymentDrafts,
} from "./draft.ts";
import { PaymentFields } from "./payment-fields.tsx";
import { dueQuery } from "./queries.ts";
import { recordPayments } from "./record.ts";

type PaymentDialogProps = {
  /** The trainee of the page; without one, people are ticked. */
  person?: { id: string; name: string };
  /** People who owe, to be ticked first. */
  debtors?: readonly Debtor[] | undefined;
  onClose: () => void;
  /** Called after the payments were stored. */
  onRecorded?: () => void;
};

/** Records payments of one or several people. The draft stays until they are stored. */
export function PaymentDialog({ person, debtors, onClose, onRecorded }: PaymentDialogProps) {
  const formId = useId();
  const today = useToday();
  const { draft, change, forget } = usePaymentDraft(person);
  const dues = useDues(draft.payers);
  const [failure, setFailure] = useState<string>();
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  const textOf = (payer: Payer) => amountText(payer, dues.get(payer.id));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    setTried(true);
    const paidOn = draft.paidOn ?? today;
    const payments = linesOf(draft.payers, textOf);
    const isNobody = draft.payers.length === 0;
    setFailure(isNobody ? m.payments_nobody_chosen() : undefined);
    if (isNobody || !payments || paidOn > today || paidOn < firstPaidOn) return;
    busy.current = true;
    setSaving(true);
    const { method, note } = draft;
    const failed = await recordPayments({ payments, method, paidOn, note: note.trim() || null });
    busy.current = false;
    setSaving(false);
    if (!failed) {
      forget();
      onClose();
      return onRecorded?.();
    }
    setFailure(failed.text);
    if (failed.again) {
      change({ payers: draft.payers.map((payer) => ({ ...payer, paymentId: newId() })) });
    }
  };

  return (
    <Dialog
      open
      size="lg"
      title={person ? m.payments_record_from(person) : m.payments_record()}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" form={formId} pending={saving} pendingLabel={m.payments_saving()}>
            {m.payments_save()}
          </Button>
        </>
      }
    >
      <div className="sticky top-0 z-10 bg-overlay">
        {failure && <Banner kind="error">{failure}</Banner>}
      </div>
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-1 gap-5 pt-2"
      >
        <PaymentFields
          draft={draft}
          today={today}
          dues={dues}
          textOf={textOf}
          tried={tried}
          isChoosing={person === undefined}
          debtors={debtors ?? []}
          onChange={(changes) => {
            setFailure(undefined);
            change(changes);
          }}
        />
      </form>
    </Dialog>
  );
}

/** The draft of a person's page, always with that person, or of the ledger. */
function usePaymentDraft(person: PaymentDialogProps["person"]) {
  const id = person?.id ?? "ledger";
  const stored = useDraft(paymentDrafts, id);
  const [empty] = useState(() => emptyDraft(person ? [newPayer(person)] : []));
  const draft = stored ?? empty;
  return {
    draft,
    change: (changes: Partial<PaymentDraft>) =>
      paymentDrafts.keep(id, { ...(paymentDrafts.read(id) ?? empty), ...changes }),
    forget: () => paymentDrafts.keep(id, undefined),
  };
}

/** The due amounts of the payers, as far as they are loaded. */
function useDues(payers: readonly Payer[]): ReadonlyMap<string, Due> {
  return useQueries({
    queries: payers.map(({ id }) => dueQuery(id)),
    combine: (results) =>
      new Map(
        payers.flatMap(({ id }, place) => {
          const due = results[place]?.data;
          return due ? [[id, due] as const] : [];
        }),
      ),
  });
}
