import { shekelsOf } from "../../../../domain/memberships/money.ts";
import { draftStore } from "../../../lib/waiting/drafts.ts";
import type { ProofWrite } from "./writes.ts";

/** A picture on this device, whose proof was refused. */
export interface KeptPicture {
  file: string;
  sourceHash: string;
  look: string;
}

/** Null fields stand for what is suggested. */
interface ProofDraft {
  plan: string | null;
  amount: string | null;
  note: string;
  picture?: KeptPicture | undefined;
}

export const proofDrafts = draftStore<ProofDraft>("payment-proof", {
  days: 7,
  untilSignOut: true,
});
export const emptyProof: ProofDraft = { plan: null, amount: null, note: "" };
/** The choice of a payment without a renewal. */
export const dueChoice = "due";

/** A refused proof is in the dialog again, unless another one was begun. */
export function keepRefused({ plan, agorot, note, sourceHash, look, files }: ProofWrite): void {
  if (proofDrafts.read("own")) return;
  const [picture] = files;
  proofDrafts.keep("own", {
    plan: plan ?? dueChoice,
    amount: String(shekelsOf(agorot)),
    note: note ?? "",
    picture: picture && { file: picture.id, sourceHash, look },
  });
}
