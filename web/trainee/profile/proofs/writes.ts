import type {
  NewPaymentProof,
  OwnPaymentProof,
  OwnPaymentProofs,
} from "../../../../domain/contract/memberships/payment-proofs.ts";
import { beginUpload, endUpload, tellProgress } from "../../../chat/attachments/uploads.ts";
import { answer } from "../../../lib/session/answer.ts";
import { traineeClient } from "../../../lib/session/clients.ts";
import { putBytes } from "../../../lib/session/put-bytes.ts";
import { queryClient as client } from "../../../lib/session/query-client.ts";
import { defineWrite } from "../../../lib/waiting/define-write.ts";
import { draftFiles } from "../../../lib/waiting/unsent-files.ts";
import { m } from "../../../paraglide/messages.js";
import { paymentProofsKey } from "./keys.ts";
import { ownProofsQuery } from "./queries.ts";

/** A proof on its way. Its picture is on this device until the server has it. */
export interface ProofWrite extends NewPaymentProof {
  /** The picture's file, which stays for this write. */
  files: readonly { id: string; url: string; isNeeded: true }[];
}

defineWrite(client, paymentProofsKey, {
  failed: () => m.proof_send_failed(),
  mutationFn: send,
  onSuccess: (stored: OwnPaymentProof) => {
    // Runs before the write leaves the pending ones, so that nothing flickers.
    client.setQueryData<OwnPaymentProofs>(
      ownProofsQuery.queryKey,
      (known) =>
        known && { proofs: [stored, ...known.proofs.filter(({ id }) => id !== stored.id)] },
    );
  },
  readAgain: [paymentProofsKey],
});

async function send({ files, ...proof }: ProofWrite): Promise<OwnPaymentProof> {
  const stored = await answer(traineeClient()["payment-proofs"].$post({ json: proof }));
  for (const { id, url } of files) {
    const body = await draftFiles.read(id);
    if (!body) continue;
    const signal = beginUpload(proof.id);
    try {
      const onSent = (sent: number) => tellProgress(proof.id, sent / body.size);
      await putBytes({ url, body, signal, onSent });
    } finally {
      endUpload(proof.id);
    }
    await draftFiles.forget(id);
  }
  return { ...stored, hasArrived: true };
}
