import { localDateAt } from "../../../domain/calendar.ts";
import type { LedgerPage } from "../../../domain/contract/attention/debtors.ts";
import type { LedgerQuery } from "../../../domain/contract/memberships/payments.ts";
import { daysOfMonth } from "../../../domain/memberships/payments.ts";
import { batchOf } from "../../db/batch.ts";
import { chargedInMonth, unpaidOf } from "../memberships/owed.ts";
import {
  cut,
  methodsOfMonth,
  ofMonth,
  placeOf,
  receiverOf,
  sumsOfMonth,
} from "../memberships/payments.ts";
import { generalSettingsOf } from "../plumbing/settings.ts";
import type { TrainerScope } from "../scope.ts";
import { debtorStatements, debtorsFrom } from "./debtors.ts";

/** A page of a month's ledger with the month's sums, at a cost independent of other months. */
export async function getLedgerPage(
  scope: TrainerScope,
  { month, cursor }: LedgerQuery,
): Promise<LedgerPage> {
  const { db, now } = scope;
  const { from, until } = daysOfMonth(month);
  // Over in the first time zone, so that every past month has its list.
  const isOver = until <= localDateAt(now, "Etc/GMT-14");
  const isFirst = cursor === undefined;
  const [behindNow, usual, lastReminders] = isFirst ? debtorStatements(db, now) : [];
  const read = await batchOf(db, {
    rows: ofMonth(db, { from, ...placeOf({ cursor }, until) }),
    sums: sumsOfMonth(db, { month }),
    general: generalSettingsOf(scope),
    behind: behindNow,
    thresholds: usual,
    reminded: lastReminders,
    methods: isFirst ? methodsOfMonth(db, { from, until }) : undefined,
    charged: isFirst && isOver ? chargedInMonth(db, { from, until }) : undefined,
  });
  const { rows, general, behind = [], thresholds = [], reminded = [] } = read;
  const { methods = [], charged = [] } = read;
  const [sums] = read.sums;
  return {
    month,
    owing: isFirst ? debtorsFrom({ behind, thresholds, reminded }, { after: 0, now }) : null,
    methods,
    unpaid: unpaidOf(charged),
    received: sums?.received ?? 0,
    expected: sums?.expected ?? 0,
    from: receiverOf(general[0]?.value),
    ...cut(rows),
  };
}
