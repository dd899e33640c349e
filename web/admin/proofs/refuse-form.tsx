import { useId, useRef, useState } from "react";
import type { PaymentProof } from "../../../domain/contract/memberships/payment-proofs.ts";
import { newId } from "../../../domain/id.ts";
import {
  type ProofRefusal,
  proofFields,
  proofRefusals,
} from "../../../domain/memberships/payment-proofs.ts";
import { m } from "../../paraglide/messages.js";
import { refusalOptions } from "../../payments/proof-texts.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { ChoiceChips } from "../../ui/choice-chips.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { decisionText, refuseProof, sayDecided } from "./queries.ts";

type RefuseFormProps = {
  proof: PaymentProof;
  onBack: () => void;
  onClose: () => void;
  onDecided: () => void;
};

/** Why a transfer is refused, in words that reach the trainee. */
export function RefuseForm({ proof, onBack, onClose, onDecided }: RefuseFormProps) {
  const formId = useId();
  const [reason, setReason] = useState<ProofRefusal>("not_arrived");
  const [words, setWords] = useState("");
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [saving, setSaving] = useState(false);
  const [decisionId] = useState(() => newId());
  const busy = useRef(false);
  const lacksWords = reason === "other" && words.trim() === "";

  const refuse = async () => {
    setTried(true);
    if (busy.current || lacksWords) return;
    busy.current = true;
    setSaving(true);
    setFailure(undefined);
    try {
      await refuseProof(proof.id, { id: decisionId, reason, text: words.trim() || null });
      sayDecided(proof.id, decisionId, m.proof_told({ name: proof.name }));
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
      title={m.proof_not_arrived()}
      description={m.proof_review({ name: proof.name })}
      onClose={onClose}
      onBack={onBack}
      footer={
        <>
          <Button variant="secondary" onClick={onBack}>
            {m.ui_back()}
          </Button>
          <Button type="submit" form={formId} pending={saving} pendingLabel={m.proof_confirming()}>
            {m.proof_refuse()}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void refuse();
        }}
        className="grid grid-cols-1 gap-4 pt-1"
      >
        {failure && <Banner kind="error">{failure}</Banner>}
        <ChoiceChips
          label={m.proof_why()}
          name="reason"
          options={refusalOptions()}
          defaultValue={[reason]}
          onChange={([value]) =>
            setReason(proofRefusals.find((each) => each === value) ?? "not_arrived")
          }
        />
        <TextArea
          label={m.proof_words()}
          name="text"
          dir="auto"
          rows={2}
          maxLength={proofFields.text.max}
          value={words}
          error={tried && lacksWords ? m.proof_words_needed() : undefined}
          onChange={({ currentTarget: { value } }) => setWords(value)}
        />
      </form>
    </Dialog>
  );
}
