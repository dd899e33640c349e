import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { ApiError } from "../../lib/session/api-error.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AcceptForm } from "./accept-form.tsx";
import { proofQuery } from "./queries.ts";
import { RefuseForm } from "./refuse-form.tsx";

type ProofDialogProps = {
  id: string;
  onClose: () => void;
  /** Called after a decision. */
  onDecided?: () => void;
};

/** A proof of a transfer to decide: its picture, the payment with a renewal, or a refusal with its reason. */
export function ProofDialog({ id, onClose, onDecided = () => {} }: ProofDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(proofQuery(id));
  const [isRefusing, setRefusing] = useState(false);
  const decided = () => {
    onClose();
    onDecided();
  };
  const isGone = error instanceof ApiError && error.code === "not_found";
  // Decided, or withdrawn, in another window.
  const isOver = isGone || (data !== undefined && data.decision !== null);
  if (data && !isOver) {
    const shared = { proof: data, onClose, onDecided: decided };
    return isRefusing ? (
      <RefuseForm {...shared} onBack={() => setRefusing(false)} />
    ) : (
      <AcceptForm {...shared} onRefuse={() => setRefusing(true)} />
    );
  }
  return (
    <Dialog open size="lg" title={m.overview_reason_transfer()} onClose={onClose}>
      {isOver ? (
        <Banner kind="info">{isGone ? m.proof_gone() : m.error_payment_proof_decided()}</Banner>
      ) : error ? (
        <LoadFailure
          title={m.proof_load_failed()}
          error={error}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-96" />
      )}
    </Dialog>
  );
}
