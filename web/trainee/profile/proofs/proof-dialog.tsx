import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import type { OwnPaymentProof } from "../../../../domain/contract/memberships/payment-proofs.ts";
import { newId } from "../../../../domain/id.ts";
import { readShekels, shekelsOf } from "../../../../domain/memberships/money.ts";
import { proofCounts, proofFields } from "../../../../domain/memberships/payment-proofs.ts";
import { fieldText } from "../../../lib/format/field-text.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { useNow } from "../../../lib/use-now.ts";
import { useDraft } from "../../../lib/waiting/drafts.ts";
import { draftFiles } from "../../../lib/waiting/unsent-files.ts";
import { useWrite } from "../../../lib/waiting/use-write.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { TextField } from "../../../ui/field.tsx";
import { SelectField } from "../../../ui/select.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { toast } from "../../../ui/toast.tsx";
import { offeredPlansQuery, ownPaymentsQuery } from "../queries.ts";
import { proofDrafts as drafts, dueChoice, emptyProof, keepRefused } from "./draft.ts";
import { paymentProofsKey } from "./keys.ts";
import { PictureField, usePicture } from "./picture-field.tsx";
import { sentBeforeText } from "./texts.ts";
import "./writes.ts";
import type { ProofWrite } from "./writes.ts";

const dayMs = 86_400_000;

type ProofDialogProps = {
  /** The name of the present plan. */
  planName: string;
  /** Those sent before. */
  proofs: readonly OwnPaymentProof[];
  onClose: () => void;
};

/** A new proof of a transfer: its picture, what it is for, the amount. What was typed stays until it is sent. */
export function ProofDialog({ planName, proofs, onClose }: ProofDialogProps) {
  const formId = useId();
  const [tried, setTried] = useState(false);
  const busy = useRef(false);
  const draft = useDraft(drafts, "own") ?? emptyProof;
  const picture = usePicture(draft.picture);
  const change = (changes: Partial<typeof draft>) =>
    drafts.keep("own", { ...(drafts.read("own") ?? emptyProof), ...changes });
  const { choices, chosen, suggested } = usePurposes(planName, draft.plan);
  const amount = draft.amount ?? suggested;
  const read = readShekels(amount);
  const write = useWrite<ProofWrite>(paymentProofsKey, {
    onRefused: (refused, stays) => stays || keepRefused(refused),
  });
  const full = useFull(proofs);
  const before = picture.prepared && sentBeforeText(picture.prepared, proofs);

  const send = async () => {
    setTried(true);
    if (full || busy.current || !picture.prepared || "problem" in read) return;
    busy.current = true;
    const { blob, sourceHash, look } = picture.prepared;
    const id = newId();
    const file = newId();
    const isKept = await draftFiles.keep(file, blob);
    if (!isKept) toast({ kind: "info", text: m.proof_not_kept() });
    write({
      id,
      plan: chosen === dueChoice ? null : chosen,
      agorot: read.agorot,
      note: draft.note.trim() || null,
      sourceHash,
      look,
      files: [{ id: file, url: `/api/trainee/payment-proofs/${id}/picture`, isNeeded: true }],
    });
    if (draft.picture) void draftFiles.forget(draft.picture.file);
    drafts.keep("own", undefined);
    onClose();
  };

  return (
    <Dialog
      open
      title={m.proof_send()}
      description={m.proof_text()}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" form={formId} disabled={full !== undefined || picture.isPreparing}>
            <Icon name="send" />
            {m.chat_send()}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        className="grid grid-cols-1 gap-4 pt-1"
      >
        {full && <Banner kind="info">{full}</Banner>}
        <PictureField
          {...picture}
          problem={picture.problem ?? (tried ? m.proof_picture_needed() : undefined)}
        />
        {before && <Banner kind="info">{before}</Banner>}
        <SelectField
          label={m.proof_purpose()}
          name="plan"
          options={choices}
          value={chosen}
          onChange={(plan) => change({ plan, amount: null })}
        />
        <TextField
          label={m.payments_amount_in_shekels()}
          name="amount"
          inputMode="decimal"
          dir="ltr"
          value={amount}
          error={tried && "problem" in read ? fieldText(read.problem) : undefined}
          onChange={({ currentTarget: { value } }) => change({ amount: value })}
        />
        <TextArea
          label={m.proof_note()}
          name="note"
          dir="auto"
          rows={2}
          maxLength={proofFields.note.max}
          value={draft.note}
          onChange={({ currentTarget: { value } }) => change({ note: value })}
        />
      </form>
    </Dialog>
  );
}

/** Why no further proof can be sent now, in words. */
function useFull(proofs: readonly OwnPaymentProof[]): string | undefined {
  const now = useNow();
  const waiting = proofs.filter(({ decision }) => decision === null);
  if (waiting.length >= proofCounts.waiting) return m.proof_full();
  const ofDay = proofs.filter(({ createdAt }) => createdAt > now - dayMs);
  return ofDay.length >= proofCounts.inDay ? m.error_payment_proofs_full() : undefined;
}

/** What a transfer can be for: the amount due first, if there is one, and each offered plan. */
function usePurposes(planName: string, wanted: string | null) {
  const plans = useQuery(offeredPlansQuery).data?.plans ?? [];
  const due = useInfiniteQuery(ownPaymentsQuery).data?.pages[0]?.due.agorot ?? 0;
  const isOffered = (id: string | null) => plans.some((plan) => plan.id === id);
  const present = plans.find(({ name }) => name === planName)?.id;
  const usual = due > 0 ? dueChoice : (present ?? dueChoice);
  const chosen = wanted === dueChoice || isOffered(wanted) ? (wanted ?? usual) : usual;
  const agorot = chosen === dueChoice ? due : plans.find(({ id }) => id === chosen)?.priceAgorot;
  return {
    choices: [
      { value: dueChoice, label: m.proof_purpose_due() },
      ...plans.map((plan) => ({
        value: plan.id,
        label: m.proof_purpose_plan({ plan: nameIn(plan) }),
      })),
    ],
    chosen,
    suggested: agorot && agorot > 0 ? String(shekelsOf(agorot)) : "",
  };
}
