import { z } from "zod";
import {
  firstPaidOn,
  isMonth,
  maxPayers,
  paymentFields,
  paymentMethods,
} from "../../memberships/payments.ts";
import { accountStatuses } from "../../trainee.ts";
import { addProblem, field, id, localDate } from "../fields.ts";

/** A payment for both sides, with its reversal. */
export const payment = z.object({
  id: z.string(),
  /** Null once the trainee was deleted, like the name. */
  traineeId: z.string().nullable(),
  name: z.string().nullable(),
  agorot: z.number().int(),
  method: z.enum(paymentMethods),
  paidOn: z.string(),
  /** The receipt's number, counted from 1 in the year of `paidOn`. */
  number: z.number().int(),
  note: z.string().nullable(),
  /** UTC milliseconds. */
  createdAt: z.number(),
  /** The time of its reversal, since which it does not count; UTC milliseconds. */
  reversedAt: z.number().nullable(),
});
export type Payment = z.infer<typeof payment>;

/** The start of the next page of a ledger. */
const cursor = z.string().regex(/^\d{4}-\d{2}-\d{2}_\d{1,15}_[\da-f-]{36}$/);

const month = z.string().superRefine((value, context) => {
  if (!isMonth(value)) addProblem(context, { code: "not_a_date" });
});

export const ledgerQuery = z.strictObject({ month, cursor: cursor.optional() });
export type LedgerQuery = z.infer<typeof ledgerQuery>;
export const ledgerFileQuery = z.strictObject({ month });

const payments = {
  /** The latest day first. */
  payments: z.array(payment),
  /** The cursor of the next page. */
  next: z.string().nullable(),
  /** The issuer of the receipts: the name of the business or the trainer. */
  from: z.string(),
};

/** The payments of a page of a month's ledger, and the month's sums. */
export const ledgerMonth = {
  ...payments,
  month: z.string(),
  /** Agorot of the month's payments minus reversals. */
  received: z.number().int(),
  /** Agorot of the subscriptions that begin in the month. */
  expected: z.number().int(),
  /** The parts of `received` by method, the largest first; with the first page only. */
  methods: z.array(z.object({ method: z.enum(paymentMethods), agorot: z.number().int() })),
  /**
   * Trainees who had not paid the month's new subscriptions at its end, the earliest start first; with the first
   * page of a past month only.
   */
  unpaid: z.array(
    z.object({
      traineeId: z.string(),
      name: z.string(),
      status: z.enum(accountStatuses),
      agorot: z.number().int(),
      /** The first day of the month's first subscription. */
      since: z.string(),
      /** The unpaid part now. */
      left: z.number().int(),
    }),
  ),
};
export type LedgerMonth = z.infer<z.ZodObject<typeof ledgerMonth>>;

export const traineePaymentsQuery = z.strictObject({ cursor: cursor.optional() });

/** A page of one trainee's payments, and the due amount on the trainee's today. */
export const traineePayments = z.object({
  ...payments,
  /** What was owed before the move, negative if paid ahead; null for most. */
  opening: z.object({ agorot: z.number().int(), since: z.string() }).nullable(),
  due: z.object({
    /** Negative if paid ahead. */
    agorot: z.number().int(),
    /** The first day of the oldest subscription that is not paid whole. */
    since: z.string().nullable(),
  }),
});
export type TraineePayments = z.infer<typeof traineePayments>;

const line = z.strictObject({ id, traineeId: id, agorot: field(paymentFields.agorot) });

/** One payment, or several people's, each with its own amount. */
export const newPayments = z
  .strictObject({
    payments: z.array(line).min(1).max(maxPayers),
    method: field(paymentFields.method),
    paidOn: localDate,
    note: field(paymentFields.note).nullable(),
  })
  .superRefine(({ payments, paidOn }, context) => {
    if (paidOn < firstPaidOn) addProblem(context, { code: "too_old" }, ["paidOn"]);
    const isTwice = (name: "id" | "traineeId") =>
      new Set(payments.map((each) => each[name])).size < payments.length;
    if (isTwice("id") || isTwice("traineeId")) {
      addProblem(context, { code: "invalid" }, ["payments"]);
    }
  });
export type NewPayments = z.infer<typeof newPayments>;

export const storedPayments = z.object({ payments: z.array(payment) });
export type StoredPayments = z.infer<typeof storedPayments>;

export const paymentParams = z.object({ id });

/** Content of a receipt besides its payment, in agorot; all empty for a reversed payment. */
export const settlement = z.object({
  /** The paid subscriptions, oldest first, with the paid part of each. */
  covers: z.array(
    z.object({
      planName: z.string(),
      englishPlanName: z.string().nullable(),
      startsOn: z.string(),
      endsOn: z.string(),
      priceAgorot: z.number().int(),
      agorot: z.number().int(),
    }),
  ),
  /** The paid part of the opening balance. */
  opening: z.number().int(),
  /** The amount beyond all of these. */
  ahead: z.number().int(),
  /** The amount due after it on its day; negative if paid ahead of every subscription; null without a known balance. */
  left: z.number().int().nullable(),
});
export type Settlement = z.infer<typeof settlement>;
/** The id of the reversal's entry. */
export const newReversal = z.strictObject({ id });
