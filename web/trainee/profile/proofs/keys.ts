/** All reads and all writes of own proofs of transfers. */
export const paymentProofsKey = ["trainee", "payment_proofs"] as const;
