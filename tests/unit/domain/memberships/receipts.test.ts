import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type BilledTerm,
  receiptNumber,
  settlementOf,
} from "../../../../domain/memberships/receipts.ts";

const term = (startsOn: string, priceAgorot: number): BilledTerm => ({
  startsOn,
  endsOn: startsOn,
  priceAgorot,
});
const [march, april, may] = [
  term("2026-03-01", 9900),
  term("2026-04-01", 9900),
  term("2026-05-01", 29_900),
];

describe("the settlement of a payment", () => {
  it("covers the oldest unpaid subscription, in any order of input", () => {
    const paid = { agorot: 9900, paidOn: "2026-04-03" };
    expect(settlementOf(paid, [april, march], 0)).toEqual({
      covers: [{ ...march, agorot: 9900 }],
      opening: 0,
      ahead: 0,
      left: 9900,
    });
    expect(settlementOf(paid, [april, march], 9900)).toMatchObject({
      covers: [{ ...april, agorot: 9900 }],
      left: 0,
    });
  });

  it("covers several if it suffices, and the rest is ahead", () => {
    const paid = { agorot: 40_000, paidOn: "2026-04-03" };
    expect(settlementOf(paid, [march, april, may], 5000)).toEqual({
      covers: [
        { ...march, agorot: 4900 },
        { ...april, agorot: 9900 },
        { ...may, agorot: 25_200 },
      ],
      opening: 0,
      ahead: 0,
      left: 0,
    });
    expect(settlementOf(paid, [march], 0)).toMatchObject({ ahead: 30_100, left: -30_100 });
  });

  it("is not ahead by what pays a subscription that begins later", () => {
    const paid = { agorot: 9900, paidOn: "2026-03-20" };
    expect(settlementOf(paid, [march, april], 9900)).toMatchObject({
      covers: [{ ...april, agorot: 9900 }],
      ahead: 0,
      left: 0,
    });
    expect(settlementOf(paid, [march, april], 0)).toMatchObject({ left: 0 });
    expect(settlementOf(paid, [march, april], 15_000)).toMatchObject({ ahead: 5100, left: -5100 });
    expect(settlementOf(paid, [may], 0)).toMatchObject({ ahead: 0, left: 0 });
    expect(settlementOf({ ...paid, agorot: 5000 }, [march, april], 0)).toMatchObject({
      left: 4900,
    });
  });

  it("pays the opening balance first, and a credit pays before it", () => {
    const paid = { agorot: 10_000, paidOn: "2026-03-03" };
    expect(settlementOf(paid, [march, april], 0, 7000)).toEqual({
      covers: [{ ...march, agorot: 3000 }],
      opening: 7000,
      ahead: 0,
      left: 6900,
    });
    expect(settlementOf(paid, [march], 7000, 7000)).toMatchObject({ opening: 0, ahead: 100 });
    expect(settlementOf(paid, [march], 0, -2000)).toEqual({
      covers: [{ ...march, agorot: 7900 }],
      opening: 0,
      ahead: 2100,
      left: -2100,
    });
  });

  it("has every agora once, however a sum was paid", () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(amounts, (paid) => {
        const terms = [march, april, may];
        let before = 0;
        const covered = paid.flatMap((agorot) => {
          const { covers, ahead } = settlementOf({ agorot, paidOn: "2026-06-01" }, terms, before);
          before += agorot;
          expect(covers.reduce((sum, each) => sum + each.agorot, ahead)).toBe(agorot);
          return covers;
        });
        for (const each of terms) {
          const of = covered.filter(({ startsOn }) => startsOn === each.startsOn);
          const sum = of.reduce((all, { agorot }) => all + agorot, 0);
          expect(sum).toBeLessThanOrEqual(each.priceAgorot);
          if (each === march) expect(sum).toBe(Math.min(before, each.priceAgorot));
        }
      }),
    );
  });
});

it("a receipt's number is a text that no spreadsheet takes for a date", () => {
  expect(receiptNumber("2026-11-05", 41)).toBe("2026-0041");
  expect(receiptNumber("2026-11-05", 12_345)).toBe("2026-12345");
});
