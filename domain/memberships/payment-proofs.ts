import type { FieldRule } from "../fields.ts";
import type { StoredSection } from "../plumbing/settings.ts";
import { paymentFields } from "./payments.ts";

/** Maximum bytes of a proof's picture, and pixels of its longer side; phones draw it smaller. */
export const proofSize = { bytes: 2 * 1024 * 1024, side: 1600 } as const;

/** Maximum proofs of a person that wait, and that arrive in a day; the latest ones that are shown and compared. */
export const proofCounts = { waiting: 3, inDay: 10, shown: 10, compared: 200 } as const;

/** Why a transfer is refused. `other` needs words. */
export const proofRefusals = [
  "not_arrived",
  "other_amount",
  "unreadable",
  "used_before",
  "other",
] as const;
export type ProofRefusal = (typeof proofRefusals)[number];

export const proofDecisions = ["accepted", "refused"] as const;
export type ProofDecision = (typeof proofDecisions)[number];

export const proofFields = {
  agorot: paymentFields.agorot,
  note: { kind: "text", max: 200, lines: true, optional: true },
  reason: { kind: "choice", options: proofRefusals },
  /** The trainer's words with a refusal. */
  text: { kind: "text", max: 300, lines: true, optional: true },
} as const satisfies Record<string, FieldRule>;

/** Days for which the picture of a decided proof is kept. */
export const proofDays = { min: 1, max: 730, default: 90 } as const;

/** The stored number of days, within its bounds. */
export function readProofDays(stored: StoredSection): number {
  const days = stored?.proofDays;
  const { min, max } = proofDays;
  return typeof days === "number" && Number.isInteger(days) && days >= min && days <= max
    ? days
    : proofDays.default;
}

/** Time after which a proof whose picture never arrived is forgotten. */
export const unsentProofMs = 86_400_000;

/** Life of a picture's address in seconds. */
export const proofTicketSeconds = 600;
