import { queryOptions } from "@tanstack/react-query";
import type {
  ProofAcceptance,
  ProofRefusalGiven,
} from "../../../domain/contract/memberships/payment-proofs.ts";
import { newId } from "../../../domain/id.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { answer } from "../../lib/session/answer.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { adminClient } from "../../lib/session/clients.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast.tsx";
import { area } from "../live/moves.ts";
import { refreshPayments } from "../payments/queries.ts";

/** A proof of a transfer with the address of its picture, which ends after some minutes. */
export const proofQuery = (id: string) =>
  queryOptions({
    queryKey: [...area("payments"), "proof", id],
    queryFn: ({ signal }) =>
      answer(adminClient()["payment-proofs"][":id"].$get({ param: { id } }, { init: { signal } })),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** The proofs of a trainee that wait. */
export const waitingProofsQuery = (id: string) =>
  queryOptions({
    queryKey: [...area("payments"), "proofs", id],
    queryFn: ({ signal }) =>
      answer(
        adminClient().trainees[":id"]["payment-proofs"].$get(
          { param: { id } },
          { init: { signal } },
        ),
      ),
  });

export const acceptProof = (id: string, json: ProofAcceptance) =>
  answer(adminClient()["payment-proofs"][":id"].acceptance.$post({ param: { id }, json }));

export const refuseProof = (id: string, json: ProofRefusalGiven) =>
  answer(adminClient()["payment-proofs"][":id"].refusal.$post({ param: { id }, json }));

/** The decision changed money and maybe subscriptions. */
function refresh(): void {
  refreshPayments();
  void queryClient.invalidateQueries({ queryKey: area("trainees") });
}

/** What a decision says, with its undo. */
export function sayDecided(proofId: string, decisionId: string, text: string): void {
  refresh();
  const reversal = newId();
  const undo = async () => {
    try {
      const path = adminClient()["payment-proofs"][":id"].undo;
      await answer(path.$post({ param: { id: proofId }, json: { id: reversal, decisionId } }));
      toast({ kind: "success", text: m.proof_undone() });
    } catch (error) {
      toast({ kind: "error", text: undoText(error) });
    }
    refresh();
  };
  toast({
    kind: "success",
    text,
    action: { label: m.payments_undo(), onAction: () => void undo() },
  });
}

/** The text of a failed undo; a later renewal or correction builds on the accepted one. */
const undoText = (error: unknown): string =>
  error instanceof ApiError && error.code === "conflict"
    ? m.proof_undo_conflict()
    : errorText(error, m.proof_undo_failed());

/** The text of a failed decision; a proof that is gone says so. */
export const decisionText = (error: unknown): string =>
  error instanceof ApiError && error.code === "not_found"
    ? m.proof_gone()
    : errorText(error, m.proof_decide_failed());
