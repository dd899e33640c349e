import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../../../domain/calendar.ts";
import { csvLine } from "../../../../domain/csv.ts";
import { shekelsOf } from "../../../../domain/memberships/money.ts";
import {
  type Charge,
  comingDue,
  daysOfMonth,
  dueOf,
  isMonth,
  type LedgerEntry,
  monthAfter,
  monthOf,
  openOfMonth,
  paymentMethods,
  reversalOf,
  standingOfDue,
  sumOf,
} from "../../../../domain/memberships/payments.ts";

const today = "2026-11-23";

const days = fc.integer({ min: -400, max: 400 }).map((n) => addDays(today, n));
const payments: fc.Arbitrary<LedgerEntry[]> = fc
  .array(
    fc.record({
      agorot: fc.integer({ min: 1, max: 10_000_000 }),
      method: fc.constantFrom(...paymentMethods),
      paidOn: days,
    }),
    { maxLength: 30 },
  )
  .map((list) => list.map((each, n) => ({ ...each, id: `payment-${n}`, reverses: null })));

/** Payments, reversals of some of them, and all entries in any order. */
const ledgers = payments.chain((paid) =>
  fc.subarray(paid).chain((reversed) => {
    const reversals = reversed.flatMap((each) => reversalOf(each, `back-${each.id}`) ?? []);
    const entries = [...paid, ...reversals];
    return fc.record({
      standing: fc.constant(paid.filter((each) => !reversed.includes(each))),
      entries: fc.shuffledSubarray(entries, {
        minLength: entries.length,
        maxLength: entries.length,
      }),
    });
  }),
);

describe("the unpaid part of a month", () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 1, maxLength: 12 });

  it("is of the newest, so that all months add up to the due amount", () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 400_000 }), (prices, paid) => {
        const months = prices.map((expected, nth) => ({
          expected,
          charged: prices.slice(0, nth + 1).reduce((sum, price) => sum + price, 0),
        }));
        const open = months.map((month) => openOfMonth(month, paid));
        const charges = prices.map((priceAgorot, nth) => ({
          startsOn: `2026-${String(nth + 1).padStart(2, "0")}-01`,
          priceAgorot,
        }));
        const charged = months.at(-1)?.charged ?? 0;
        const { agorot, since } = dueOf({ charged, paid }, charges, "2026-12-31");
        expect(open.reduce((sum, each) => sum + each, 0)).toBe(Math.max(0, agorot));
        const first = open.findIndex((each) => each > 0);
        expect(first < 0 ? null : charges[first]?.startsOn).toBe(since);
      }),
    );
  });

  it("is at most the month's subscriptions", () => {
    expect(openOfMonth({ expected: 9900, charged: 49_900 }, 0)).toBe(9900);
    expect(openOfMonth({ expected: 9900, charged: 49_900 }, 45_000)).toBe(4900);
    expect(openOfMonth({ expected: 9900, charged: 49_900 }, 49_900)).toBe(0);
  });
});

describe("the sum of a ledger", () => {
  it("is that of the payments without reversals, in any order", () => {
    fc.assert(
      fc.property(ledgers, ({ standing, entries }) => {
        expect(sumOf(entries)).toBe(sumOf(standing));
      }),
    );
  });

  it("is the same in each month: a payment and its reversal are on one day", () => {
    fc.assert(
      fc.property(ledgers, ({ standing, entries }) => {
        for (const month of new Set(entries.map(({ paidOn }) => monthOf(paidOn)))) {
          const ofMonth = ({ paidOn }: LedgerEntry) => monthOf(paidOn) === month;
          expect(sumOf(entries.filter(ofMonth))).toBe(sumOf(standing.filter(ofMonth)));
        }
      }),
    );
  });

  it("equals the sum of a file's shekels", () => {
    fc.assert(
      fc.property(ledgers, ({ entries }) => {
        const lines = entries.map(({ agorot }) =>
          csvLine([{ value: shekelsOf(agorot), decimals: 2 }]).trim(),
        );
        for (const line of lines) expect(line).toMatch(/^-?\d+\.\d\d$/);
        const agorot = lines.map((line) => Math.round(Number(line) * 100));
        expect(agorot.reduce((sum, each) => sum + each, 0)).toBe(sumOf(entries));
      }),
    );
  });
});

describe("reversalOf", () => {
  it("reverses a payment, and never a reversal", () => {
    fc.assert(
      fc.property(payments, (list) => {
        for (const payment of list) {
          const reversal = reversalOf(payment, "back");
          expect(reversal).toEqual({
            ...payment,
            id: "back",
            agorot: -payment.agorot,
            reverses: payment.id,
          });
          expect(reversal && reversalOf(reversal, "again")).toBeUndefined();
        }
      }),
    );
  });
});

const charges: fc.Arbitrary<Charge[]> = fc.array(
  fc.record({ startsOn: days, priceAgorot: fc.integer({ min: 0, max: 100_000 }) }),
  { maxLength: 12 },
);
const sumCharged = (list: readonly Charge[]) =>
  list.reduce((sum, { priceAgorot }) => sum + priceAgorot, 0);

describe("dueOf", () => {
  it("is begun subscriptions minus payments, without later ones", () => {
    fc.assert(
      fc.property(charges, fc.nat({ max: 500_000 }), (list, paid) => {
        const due = dueOf({ charged: sumCharged(list), paid }, list, today);
        const begun = list.filter(({ startsOn }) => startsOn <= today);
        expect(due.agorot).toBe(sumCharged(begun) - paid);
        expect(due.since === null).toBe(due.agorot <= 0);
      }),
    );
  });

  it("has the start of the oldest unpaid subscription", () => {
    fc.assert(
      fc.property(charges, fc.nat({ max: 500_000 }), (list, paid) => {
        const { since } = dueOf({ charged: sumCharged(list), paid }, list, today);
        const oldestFirst = list
          .filter(({ startsOn }) => startsOn <= today)
          .toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1));
        let left = paid;
        const open = oldestFirst.find(({ priceAgorot }) => {
          left -= priceAgorot;
          return left < 0;
        });
        expect(since).toBe(open?.startsOn ?? null);
      }),
    );
  });

  it("falls due on the first day of a subscription", () => {
    const charge = [{ startsOn: today, priceAgorot: 9900 }];
    const balance = { charged: 9900, paid: 0 };
    expect(dueOf(balance, charge, addDays(today, -1))).toEqual({ agorot: 0, since: null });
    expect(dueOf(balance, charge, today)).toEqual({ agorot: 9900, since: today });
  });

  it("needs no charges older than the open ones", () => {
    const newest = [{ startsOn: "2026-11-01", priceAgorot: 9900 }];
    const due = dueOf({ charged: 99_000, paid: 94_000 }, newest, today);
    expect(due).toEqual({ agorot: 5000, since: "2026-11-01" });
  });
});

describe("standingOfDue", () => {
  it.each([
    [1, "owed"],
    [0, "settled"],
    [-1, "ahead"],
  ] as const)("names %d agorot %s", (agorot, standing) => {
    expect(standingOfDue({ agorot, since: null })).toBe(standing);
  });
});

describe("months", () => {
  it("contain exactly the days that begin with their name", () => {
    fc.assert(
      fc.property(days, (day) => {
        const { from, until } = daysOfMonth(monthOf(day));
        expect(from <= day && day < until).toBe(true);
        expect(monthOf(addDays(until, -1))).toBe(monthOf(day));
      }),
    );
  });

  it("follow each other over the years", () => {
    expect(monthAfter("2026-12", 1)).toBe("2027-01");
    expect(monthAfter("2026-01", -1)).toBe("2025-12");
  });

  it.each(["2026-13", "2026-1", "2014-12", "2026-11-23", "", "now"])("%j is none", (text) => {
    expect(isMonth(text)).toBe(false);
  });
});

describe("what becomes due", () => {
  const charge = (days: number, priceAgorot: number): Charge => ({
    startsOn: addDays(today, days),
    priceAgorot,
  });
  const week = { after: today, until: addDays(today, 6) };

  it("is the part of the days to come, from its first day, apart from what is due already", () => {
    const charges = [charge(-5, 9900), charge(3, 9900), charge(7, 29_900)];
    const balance = { charged: 49_700, paid: 5000 };
    expect(comingDue(balance, charges, week)).toEqual({ agorot: 9900, since: addDays(today, 3) });
  });

  it("is covered by a payment ahead first", () => {
    const charges = [charge(-5, 9900), charge(3, 9900)];
    expect(comingDue({ charged: 19_800, paid: 19_800 }, charges, week)).toBeNull();
    expect(comingDue({ charged: 19_800, paid: 15_000 }, charges, week)?.agorot).toBe(4800);
  });

  it("is nothing without a later charge", () => {
    expect(comingDue({ charged: 9900, paid: 0 }, [charge(-5, 9900)], week)).toBeNull();
  });
});
