import { useMutation, useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import type { OwnPaymentProof } from "../../../../domain/contract/memberships/payment-proofs.ts";
import { useProgress } from "../../../chat/attachments/uploads.ts";
import { lazyPart } from "../../../frame/again.tsx";
import { errorText } from "../../../lib/format/error-text.ts";
import { formatMoney } from "../../../lib/format/format.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { answer } from "../../../lib/session/answer.ts";
import { traineeClient } from "../../../lib/session/clients.ts";
import { queryClient } from "../../../lib/session/query-client.ts";
import { useNow } from "../../../lib/use-now.ts";
import { type Pending, usePendingWrites } from "../../../lib/waiting/use-waiting-writes.ts";
import { m } from "../../../paraglide/messages.js";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { FactLine } from "../../../ui/fact-line.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { toast } from "../../../ui/toast.tsx";
import { paymentProofsKey } from "./keys.ts";
import { ownProofsQuery } from "./queries.ts";
import { reasonText, sentDay } from "./texts.ts";
import type { ProofWrite } from "./writes.ts";

const ProofDialog = lazyPart(async () => (await import("./proof-dialog.tsx")).ProofDialog);
const ProofReceipt = lazyPart(async () => (await import("./proof-receipt.tsx")).ProofReceipt);

/** Time for which a decision stays on the card. */
const shownMs = 14 * 86_400_000;

/** The proofs of transfers on the card of the subscription: what is on its way, waits or was decided, and a new one. */
export function ProofPart({ planName }: { planName: string }) {
  const [open, setOpen] = useState(false);
  const { data } = useQuery(ownProofsQuery);
  const writes = usePendingWrites<ProofWrite>(paymentProofsKey);
  const now = useNow();
  const proofs = data?.proofs ?? [];
  const isShown = ({ hasArrived, decidedAt }: OwnPaymentProof) =>
    hasArrived && (decidedAt === null || decidedAt > now - shownMs);
  const [lastDecided] = proofs.filter((each) => each.decision !== null && isShown(each));
  const shown = proofs.filter(
    (each) => isShown(each) && (each.decision === null || each === lastDecided),
  );
  return (
    <div className="mt-2 grid grid-cols-1 gap-2">
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="image" />
        {m.proof_send()}
      </Button>
      {(writes.length > 0 || shown.length > 0) && (
        <ul className="grid grid-cols-1 gap-2">
          {writes.map((write) => (
            <SendingRow key={write.id} write={write} />
          ))}
          {shown.map((proof) => (
            <ProofRow key={proof.id} proof={proof} />
          ))}
        </ul>
      )}
      <Suspense>
        {open && <ProofDialog planName={planName} proofs={proofs} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}

const rowClass = "grid grid-cols-1 gap-1 rounded-md border border-line px-3 py-2";

function SendingRow({ write }: { write: Pending<ProofWrite> }) {
  const share = useProgress(write.id);
  return (
    <li className={rowClass}>
      <p className="font-medium">{formatMoney(write.agorot)}</p>
      <p className="text-sm text-muted">
        {write.waiting ? m.proof_sends_later() : m.proof_sending()}
      </p>
      {share !== undefined && (
        <ProgressBar label={m.proof_sending()} value={share} max={1} className="my-1" />
      )}
    </li>
  );
}

const states: Record<"waiting" | "accepted" | "refused", { tone: Tone; text: () => string }> = {
  waiting: { tone: "fair", text: m.proof_waiting },
  accepted: { tone: "good", text: m.proof_accepted },
  refused: { tone: "bad", text: m.proof_refused },
};

function ProofRow({ proof }: { proof: OwnPaymentProof }) {
  const [open, setOpen] = useState(false);
  const { tone, text } = states[proof.decision ?? "waiting"];
  const plan = proof.planName === null ? m.proof_purpose_due() : planOf(proof, proof.planName);
  return (
    <li className={rowClass}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="grow font-medium">{formatMoney(proof.paidAgorot ?? proof.agorot)}</p>
        <Badge tone={tone}>{text()}</Badge>
      </div>
      <FactLine facts={[sentDay(proof), plan]} className="text-sm text-muted" />
      {proof.decision === "refused" && <p className="wrap-anywhere">{reasonText(proof)}</p>}
      {proof.decision === null && <Withdraw id={proof.id} />}
      {proof.paymentId !== null && (
        <Button variant="ghost" className="justify-self-start" onClick={() => setOpen(true)}>
          <Icon name="receipt" />
          {m.payments_receipt()}
        </Button>
      )}
      <Suspense>
        {open && proof.paymentId !== null && (
          <ProofReceipt paymentId={proof.paymentId} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </li>
  );
}

const planOf = ({ englishPlanName: englishName }: OwnPaymentProof, name: string) =>
  nameIn({ name, englishName });

function Withdraw({ id }: { id: string }) {
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: () =>
      answer(traineeClient()["payment-proofs"][":id"].$delete({ param: { id }, json: {} })),
    onSuccess: () => toast({ kind: "success", text: m.proof_withdrawn() }),
    onError: (error) => toast({ kind: "error", text: errorText(error, m.proof_withdraw_failed()) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: paymentProofsKey }),
  });
  return (
    <Button
      variant="ghost"
      className="justify-self-start"
      pending={isPending}
      onClick={() => mutate()}
    >
      <Icon name="trash" />
      {m.proof_withdraw()}
    </Button>
  );
}
