import { useId, useRef, useState } from "react";
import type { PaymentProof } from "../../../domain/contract/memberships/payment-proofs.ts";
import { newId } from "../../../domain/id.ts";
import { readShekels, shekelsOf } from "../../../domain/memberships/money.ts";
import { fieldText } from "../../lib/format/field-text.ts";
import { datedDay, formatDay } from "../../lib/format/format.ts";
import { nameIn } from "../../lib/format/names.ts";
import { ownDayAt } from "../../lib/format/own-zone.ts";
import { useToday } from "../../lib/format/today.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select.tsx";
import { DueFact } from "./due-fact.tsx";
import { ProofPicture } from "./proof-picture.tsx";
import { acceptProof, decisionText, sayDecided } from "./queries.ts";

const noRenewal = "none";

type AcceptFormProps = {
  proof: PaymentProof;
  onRefuse: () => void;
  onClose: () => void;
  onDecided: () => void;
};

/** The picture with the payment and the renewal that «it arrived» writes, both to correct. */
export function AcceptForm({ proof, onRefuse, onClose, onDecided }: AcceptFormProps) {
  const formId = useId();
  const today = useToday();
  const offered = proof.plans.filter(({ status }) => status === "active");
  const isGone = proof.planName !== null && !offered.some((plan) => plan.id === proof.planId);
  const [plan, setPlan] = useState(isGone ? noRenewal : (proof.planId ?? noRenewal));
  const [amount, setAmount] = useState(String(shekelsOf(proof.agorot)));
  const [paidOn, setPaidOn] = useState(today);
  const [failure, setFailure] = useState<string>();
  const [saving, setSaving] = useState(false);
  const [decisionId] = useState(() => newId());
  const busy = useRef(false);
  const read = readShekels(amount);

  const accept = async () => {
    if (busy.current || "problem" in read || paidOn === "" || paidOn > today) return;
    busy.current = true;
    setSaving(true);
    setFailure(undefined);
    const renewal = plan === noRenewal ? null : plan;
    try {
      const json = { id: decisionId, plan: renewal, agorot: read.agorot, paidOn };
      await acceptProof(proof.id, json);
      sayDecided(proof.id, decisionId, renewal === null ? m.proof_recorded() : m.proof_renewed());
      onDecided();
    } catch (error) {
      setFailure(decisionText(error));
    }
    busy.current = false;
    setSaving(false);
  };

  return (
    <Dialog
      open
      size="lg"
      title={m.proof_review({ name: proof.name })}
      description={m.proof_of({ day: formatDay(ownDayAt(proof.createdAt), datedDay) })}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" disabled={saving} onClick={onRefuse}>
            {m.proof_not_arrived()}
          </Button>
          <Button type="submit" form={formId} pending={saving} pendingLabel={m.proof_confirming()}>
            {m.proof_arrived()}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <ProofPicture proof={proof} />
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void accept();
          }}
          className="grid grid-cols-1 content-start gap-4"
        >
          {failure && <Banner kind="error">{failure}</Banner>}
          {isGone && proof.planName !== null && (
            <Banner kind="info">
              {m.proof_plan_gone({
                plan: nameIn({ name: proof.planName, englishName: proof.englishPlanName }),
              })}
            </Banner>
          )}
          {proof.note && (
            <p dir="auto" className="rounded-md bg-soft px-3 py-2 wrap-anywhere">
              {proof.note}
            </p>
          )}
          <DueFact proof={proof} />
          <TextField
            label={m.payments_amount_in_shekels()}
            name="amount"
            inputMode="decimal"
            dir="ltr"
            value={amount}
            error={"problem" in read ? fieldText(read.problem) : undefined}
            onChange={({ currentTarget: { value } }) => setAmount(value)}
          />
          <SelectField
            label={m.proof_renewal()}
            name="plan"
            value={plan}
            onChange={setPlan}
            options={[
              { value: noRenewal, label: m.proof_without_renewal() },
              ...offered.map((each) => ({ value: each.id, label: nameIn(each) })),
            ]}
          />
          <TextField
            label={m.payments_day()}
            name="paidOn"
            type="date"
            max={today}
            value={paidOn}
            error={paidOn > today ? fieldText({ code: "in_future" }) : undefined}
            onChange={({ currentTarget: { value } }) => setPaidOn(value)}
          />
        </form>
      </div>
    </Dialog>
  );
}
