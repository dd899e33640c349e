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

/** A payment as both sides see it; the entry that takes it back is part of it. */
export const payment = z.object({
  id: z.string(),
  /** Null once the trainee was deleted; so is the name. */
  traineeId: z.string().nullable(),
  name: z.string().nullable(),
  agorot: z.number().int(),
  method: z.enum(paymentMethods),
  paidOn: z.string(),
  /** Of its receipt, counted from one in the year of `paidOn`. */
  number: z.number().int(),
  note: z.string().nullable(),
  /** UTC milliseconds. */
  createdAt: z.number(),
  /** When it was taken back: it counts nothing since. UTC milliseconds. */
  reversedAt: z.number().nullable(),
});
export type Payment = z.infer<typeof payment>;

/** Where the next page of a ledger begins. */
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
  /** Whose receipts these are: what the business or the trainer is called. */
  from: z.string(),
};

/** A page of a month's ledger. */
export const ledgerPage = z.object({
  ...payments,
  month: z.string(),
  /** Agorot of the month's payments, less what was taken back. */
  received: z.number().int(),
  /** Agorot of the subscriptions that begin in the month. */
  expected: z.number().int(),
  /** Who owes by now, whatever the month, the oldest debt first; only with the first page. */
  owing: z.array(
    z.object({
      traineeId: z.string(),
      name: z.string(),
      agorot: z.number().int(),
      /** The first day of the oldest subscription that is not paid whole. */
      since: z.string(),
    }),
  ),
  /**
   * Who had not paid at the month's end what began in it, the first that began at first; only with the first
   * page of a month that is over.
   */
  unpaid: z.array(
    z.object({
      traineeId: z.string(),
      name: z.string(),
      status: z.enum(accountStatuses),
      agorot: z.number().int(),
      /** The day on which the month's first subscription began. */
      since: z.string(),
      /** What of it is not paid by now. */
      left: z.number().int(),
    }),
  ),
});
export type LedgerPage = z.infer<typeof ledgerPage>;

export const traineePaymentsQuery = z.strictObject({ cursor: cursor.optional() });
export type TraineePaymentsQuery = z.infer<typeof traineePaymentsQuery>;

/** A page of one trainee's payments, and what is due on the trainee's own day. */
export const traineePayments = z.object({
  ...payments,
  due: z.object({
    /** Below zero where more was paid than is due by now. */
    agorot: z.number().int(),
    /** The first day of the oldest subscription that is not paid whole. */
    since: z.string().nullable(),
  }),
});
export type TraineePayments = z.infer<typeof traineePayments>;

const line = z.strictObject({ id, traineeId: id, agorot: field(paymentFields.agorot) });

/** One payment, or what several people paid at once: each with an amount of their own. */
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

/** What a receipt says beside its payment; amounts are agorot, all empty where the payment counts no more. */
export const settlement = z.object({
  /** The subscriptions that it paid, the oldest first, and how much of each. */
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
  /** What it pays beyond everything that was bought. */
  ahead: z.number().int(),
  /** What was due after it on its day; below zero where more was paid; null where nobody's balance is known. */
  left: z.number().int().nullable(),
});
export type Settlement = z.infer<typeof settlement>;
/** The id is that of the entry that takes the payment back. */
export const newReversal = z.strictObject({ id });
