import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { proofDecisions, proofRefusals } from "../../../../domain/memberships/payment-proofs.ts";
import { id, instant, isPositive, partOf } from "../columns.ts";
import { factsOf } from "../facts.ts";
import { plans, traineeProfiles } from "../people.ts";

/** Pictures by which trainees prove transfers. A decided one loses its picture after some days, and keeps its prints. */
export const paymentProofs = sqliteTable(
  "payment_proofs",
  {
    id: id(),
    traineeId: partOf(() => traineeProfiles.id),
    /** The plan to renew by; null with a name once it was deleted, null without one for a payment alone. */
    planId: text().references(() => plans.id, { onDelete: "set null" }),
    planName: text(),
    englishPlanName: text(),
    /** As the person states it. */
    agorot: integer().notNull(),
    note: text(),
    key: text().notNull(),
    /** SHA-256 of the chosen file, by the phone, and of the stored bytes; as hex. */
    sourceHash: text().notNull(),
    contentHash: text(),
    /** The look of the picture, by `domain/memberships/proof-look.ts`. */
    look: text().notNull(),
    createdAt: instant().notNull(),
    /** Null until its bytes are in the store, so that no bytes are without a row. */
    storedAt: instant(),
    decision: text({ enum: proofDecisions }),
    decidedAt: instant(),
    /** The id of the decision, of its entry in the ledger and of its change of the subscriptions. */
    decisionId: text(),
    reason: text({ enum: proofRefusals }),
    reasonWords: text(),
    /** The time since which its picture is gone. */
    erasedAt: instant(),
  },
  (t) => [
    check("payment_proofs_agorot", isPositive(t.agorot)),
    index("payment_proofs_trainee").on(t.traineeId, t.createdAt),
    index("payment_proofs_waiting")
      .on(t.traineeId, t.storedAt)
      .where(sql`decision is null and stored_at is not null`),
    index("payment_proofs_stored").on(t.storedAt),
    index("payment_proofs_source").on(t.sourceHash),
    index("payment_proofs_content").on(t.contentHash),
    index("payment_proofs_decided").on(t.decidedAt).where(sql`erased_at is null`),
    index("payment_proofs_plan").on(t.planId).where(sql`plan_id is not null`),
    index("payment_proofs_unsent").on(t.createdAt).where(sql`stored_at is null`),
  ],
);

export const proofFacts = [
  factsOf(paymentProofs, {
    copied: {
      paymentProofs: [
        "plan",
        "englishPlan",
        "amount",
        "note",
        "createdAt",
        "decision",
        "decidedAt",
        "reason",
        "reasonWords",
      ],
    },
    keepsImported: "nobody sends one before a password, which keeps the person",
  }),
];
