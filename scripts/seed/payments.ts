import { type LedgerEntry, reversalOf } from "../../domain/memberships/payments.ts";
import { dayDate, dayNumber, hourOf } from "./calendar.ts";
import { seedId } from "./ids.ts";
import type { Random } from "./random.ts";
import type { SeedSubscription } from "./subscriptions.ts";

export type SeedPayment = LedgerEntry & { note: string | null; at: number };

interface Payer {
  owner: number;
  /** The trainer's today, as a number of days. */
  today: number;
  now: number;
}

const notes = ["دفعة أولى", "وصل المبلغ مساءً", "الباقي الأسبوع القادم"];
/** Maximum entries of one owner, so that the last digits of an id, the receipt's number, are unique. */
const entriesOfOwner = 256;

/**
 * Payments for one person's subscriptions: most within days, some in two parts, a few reversed mistakes.
 * The last subscription is sometimes paid in part or not at all.
 */
export function paymentsOf(
  random: Random,
  subscriptions: readonly SeedSubscription[],
  { owner, today, now }: Payer,
): SeedPayment[] {
  const entries: SeedPayment[] = [];
  const nextId = (at: number) =>
    seedId("payment", at, owner, owner * entriesOfOwner + entries.length);
  const pay = (agorot: number, day: number, note: string | null = null) => {
    const on = Math.min(day, today);
    const at = Math.min(now, hourOf(on, random.whole(9, 20)));
    const ticket = random.next();
    const method = ticket < 0.55 ? "cash" : ticket < 0.85 ? "transfer" : "card";
    const id = nextId(at);
    const payment = { id, agorot, method, paidOn: dayDate(on), reverses: null, note, at } as const;
    entries.push(payment);
    return payment;
  };
  const payInParts = (price: number, first: number) => {
    const part = Math.round(price / 200) * 100;
    pay(part, first, notes[0]);
    pay(price - part, first + random.whole(7, 20));
  };
  subscriptions.forEach(({ priceAgorot, starts }, index) => {
    const first = dayNumber(starts);
    if (first > today) return;
    const isLast = index === subscriptions.length - 1;
    if (isLast && random.chance(0.2)) return;
    if (isLast && random.chance(0.15)) {
      pay(Math.round(priceAgorot / 300) * 100, first, notes[2]);
      return;
    }
    if (random.chance(0.06)) {
      const mistake = pay(priceAgorot, first);
      const reversal = reversalOf(mistake, nextId(mistake.at));
      if (reversal) entries.push({ ...reversal, note: null, at: mistake.at });
    }
    if (random.chance(0.15)) payInParts(priceAgorot, first);
    else pay(priceAgorot, first + random.whole(0, 4), random.chance(0.1) ? notes[1] : null);
  });
  return entries;
}
