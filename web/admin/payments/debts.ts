import type { DebtKind } from "../../../domain/attention/debts.ts";
import { debtKinds } from "../../../domain/attention/debts.ts";
import type { JobAudience } from "../../../domain/contract/jobs/jobs.ts";
import type { Language } from "../../../domain/language.ts";
import { today } from "../../lib/format/today.ts";
import { m } from "../../paraglide/messages.js";

/** What the ledger lists: the month's payments, or the debts of now. */
export const ledgerViews = ["received", ...debtKinds] as const;
export type LedgerView = (typeof ledgerViews)[number];

/** Everybody with such a debt, however many pages they fill. */
export const debtorsAudience = (owes: DebtKind): JobAudience => ({
  kind: "matching",
  filter: { search: "", owes, date: today() },
  except: [],
});

const sign = (word: string) => `{${word}}`;

/**
 * The first text of a reminder, with the signs that each person's words replace.
 * @param locale the screen's by default
 */
export const reminderText = (locale?: Language): string =>
  m.debts_reminder(
    {
      name: sign(m.bulk_sign_name({}, { locale })),
      amount: sign(m.bulk_sign_due({}, { locale })),
      you: sign(m.debts_reminder_you({}, { locale })),
    },
    { locale },
  );

/** The age of a debt, in whole days. */
export const dueText = (days: number): string =>
  days > 0 ? m.glance_due_days({ count: days }) : m.glance_due_today();

/** The time of the last reminder, in whole days before today. */
export const remindedText = (days: number): string =>
  days > 0 ? m.debts_reminded_days({ count: days }) : m.debts_reminded_today();
