import { type ProofRefusal, proofRefusals } from "../../domain/memberships/payment-proofs.ts";
import { m } from "../paraglide/messages.js";

export const refusalTexts: Record<ProofRefusal, () => string> = {
  not_arrived: m.proof_refusal_not_arrived,
  other_amount: m.proof_refusal_other_amount,
  unreadable: m.proof_refusal_unreadable,
  used_before: m.proof_refusal_used_before,
  other: m.proof_refusal_other,
};

export const refusalOptions = () =>
  proofRefusals.map((value) => ({ value, label: refusalTexts[value]() }));
