import { type SQL, sql } from "drizzle-orm";
import { shekelsOf } from "../../../domain/memberships/money.ts";
import type { Pause } from "../../../domain/memberships/subscriptions.ts";
import { decoded } from "../../db/decoded.ts";
import { openingBalances, paymentProofs, payments, subscriptions } from "../../db/schema.ts";
import type { PersonRows } from "./copied-source.ts";

type Table = "subscriptions" | "payments" | "openingBalances" | "paymentProofs";

/** The number in the form of `receiptNumber`. */
const receiptText = (number: SQL) =>
  sql<string | null>`substr(paid_on, 1, 4) || '-' || printf('%04d', ${number})`;

/** A person's subscriptions, payments, opening balance and proofs of transfers. */
export const membershipRows: { readonly [Name in Table]: PersonRows<Name> } = {
  subscriptions: {
    owner: subscriptions.traineeId,
    key: [subscriptions.startsOn, subscriptions.id],
    others: {
      plan: subscriptions.planName,
      englishPlan: subscriptions.englishPlanName,
      price: decoded(sql`${subscriptions.priceAgorot}`, shekelsOf).as("price_shekels"),
      pausedDays: decoded(sql`${subscriptions.pauses}`, (stored: string) =>
        (JSON.parse(stored) as Pause[]).map(({ from, until }) => `${from}/${until}`),
      ).as("paused_days"),
    },
  },
  payments: {
    owner: payments.traineeId,
    key: [payments.paidOn, payments.id],
    others: {
      amount: sql`agorot / 100.0`.as("amount_shekels"),
      receipt: receiptText(sql`number`).as("receipt"),
      // On the same day as the reversed entry.
      reversesReceipt: receiptText(sql`(select reversed.number from payments reversed
        where reversed.id = "payments"."reverses")`).as("reversed_receipt"),
    },
  },
  openingBalances: {
    owner: openingBalances.traineeId,
    key: [openingBalances.since, openingBalances.traineeId],
    others: { amount: sql`agorot / 100.0`.as("opening_shekels") },
  },
  paymentProofs: {
    owner: paymentProofs.traineeId,
    where: sql`stored_at is not null`,
    key: [paymentProofs.createdAt, paymentProofs.id],
    others: {
      plan: paymentProofs.planName,
      englishPlan: paymentProofs.englishPlanName,
      amount: sql`agorot / 100.0`.as("proof_shekels"),
    },
  },
};
