import { z } from "zod";
import { genders } from "../../trainee.ts";
import { ledgerMonth } from "../memberships/payments.ts";

const debt = z.object({ agorot: z.number().int(), people: z.number().int() });

/** A trainee who owes now. */
const debtor = z.object({
  traineeId: z.string(),
  name: z.string(),
  gender: z.enum(genders).nullable(),
  phone: z.string().nullable(),
  agorot: z.number().int(),
  /** The first day of the oldest subscription that is not paid whole, and whole days since then. */
  since: z.string(),
  days: z.number().int(),
  /** As in the queue. */
  overdue: z.boolean(),
  /** The last reminder of the last two weeks, UTC milliseconds; null without one. */
  remindedAt: z.number().nullable(),
});
export type Debtor = z.infer<typeof debtor>;

/** `after` is the number of debtors before the page. */
export const debtorsQuery = z.strictObject({ after: z.coerce.number().int().min(0).max(100_000) });
export type DebtorsQuery = z.infer<typeof debtorsQuery>;

/** A page of the debtors: the overdue ones first, then by the age of the debt. */
export const debtorsPage = z.object({
  /** Everything that is due, and the overdue part. */
  open: debt,
  overdue: debt,
  debtors: z.array(debtor),
  /** `after` of the next page. */
  next: z.number().int().nullable(),
});
export type DebtorsPage = z.infer<typeof debtorsPage>;

/** A page of a month's ledger; with its first page the debtors of now, whatever the month. */
export const ledgerPage = z.object({ ...ledgerMonth, owing: debtorsPage.nullable() });
export type LedgerPage = z.infer<typeof ledgerPage>;
