import { z } from "zod";
import { proofDecisions, proofFields, proofRefusals } from "../../memberships/payment-proofs.ts";
import { lookPattern } from "../../memberships/proof-look.ts";
import { addProblem, field, id, localDate } from "../fields.ts";
import { planChoice } from "./plans.ts";

export const paymentProofParams = z.object({ id });

const sha256 = z.string().regex(/^[\da-f]{64}$/);

/** A proof before its picture; the same id again changes nothing. */
export const newPaymentProof = z.strictObject({
  id,
  /** The plan to renew by; null for a payment without a renewal. */
  plan: field({ kind: "text", max: 64 }).nullable(),
  agorot: field(proofFields.agorot),
  note: field(proofFields.note).nullable(),
  /** Of the chosen file, and its look. */
  sourceHash: sha256,
  look: z.string().regex(lookPattern),
});
export type NewPaymentProof = z.infer<typeof newPaymentProof>;

const proof = {
  id: z.string(),
  planName: z.string().nullable(),
  englishPlanName: z.string().nullable(),
  agorot: z.number().int(),
  note: z.string().nullable(),
  /** UTC milliseconds. */
  createdAt: z.number(),
  /** False until its picture has arrived. */
  hasArrived: z.boolean(),
  decision: z.enum(proofDecisions).nullable(),
  decidedAt: z.number().nullable(),
  reason: z.enum(proofRefusals).nullable(),
  reasonWords: z.string().nullable(),
};

/** A proof for its owner, with what tells a picture that was sent before. */
export const ownPaymentProof = z.object({
  ...proof,
  sourceHash: z.string(),
  look: z.string(),
  /** The payment of an accepted one. */
  paymentId: z.string().nullable(),
  /** Agorot of that payment. */
  paidAgorot: z.number().int().nullable(),
});
export type OwnPaymentProof = z.infer<typeof ownPaymentProof>;

/** The caller's last proofs, the newest first. */
export const ownPaymentProofs = z.object({ proofs: z.array(ownPaymentProof) });
export type OwnPaymentProofs = z.infer<typeof ownPaymentProofs>;

/** An address until its ticket expires. */
export const proofAddress = z.object({
  address: z.string(),
  /** UTC milliseconds. */
  expiresAt: z.number(),
});

/** Another proof with the same picture, or one that looks like it. */
export const likeProof = z.object({
  name: z.string(),
  /** Whether it is of the same person. */
  isOwn: z.boolean(),
  isSame: z.boolean(),
  createdAt: z.number(),
});
export type LikeProof = z.infer<typeof likeProof>;

/** A proof for the trainer's decision. */
export const paymentProof = z.object({
  ...proof,
  traineeId: z.string(),
  name: z.string(),
  /** Null for a payment alone, and for a plan that was deleted. */
  planId: z.string().nullable(),
  /** The trainee's today. */
  today: z.string(),
  /** The present end of the subscriptions. */
  endsOn: z.string().nullable(),
  /** Agorot; negative if paid ahead. */
  due: z.number().int(),
  plans: z.array(planChoice),
  /** Null once the picture was erased. */
  picture: proofAddress.nullable(),
  like: likeProof.nullable(),
});
export type PaymentProof = z.infer<typeof paymentProof>;

/** The proofs of a person that wait, the oldest first. */
export const waitingProofs = z.object({ ids: z.array(z.string()) });

/** «It arrived»: a payment by transfer, and a renewal if a plan is given. The id is that of both. */
export const proofAcceptance = z.strictObject({
  id,
  plan: field({ kind: "text", max: 64 }).nullable(),
  agorot: field(proofFields.agorot),
  paidOn: localDate,
});
export type ProofAcceptance = z.infer<typeof proofAcceptance>;

/** «It did not arrive», with its reason. */
export const proofRefusal = z
  .strictObject({
    id,
    reason: field(proofFields.reason),
    text: field(proofFields.text).nullable(),
  })
  .superRefine(({ reason, text }, context) => {
    if (reason === "other" && !text?.trim()) addProblem(context, { code: "required" }, ["text"]);
  });
export type ProofRefusalGiven = z.infer<typeof proofRefusal>;

/** The undo of a decision; the id is that of the reversal in the ledger, if the decision has a payment. */
export const proofUndo = z.strictObject({ id, decisionId: id });
export type ProofUndo = z.infer<typeof proofUndo>;

/** A proof as it is after a decision. */
export const decidedProof = z.object({
  decision: z.enum(proofDecisions).nullable(),
  decidedAt: z.number().nullable(),
});
export type DecidedProof = z.infer<typeof decidedProof>;

/** A picture for the holder of a ticket. */
export const proofPlace = z.object({ traineeId: id, proofId: id });
