import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../../../domain/calendar.ts";
import {
  changeSubscriptions,
  type PlanChange,
  planChangeKinds,
  standing,
  type Term,
} from "../../../../domain/trainees/subscriptions.ts";
import { initialPlans } from "../../../../scripts/library/plans.ts";

const today = "2026-06-17";
const [basic, premium, pro] = initialPlans;
if (!basic || !premium || !pro) throw new Error("the plans are missing");

let made = 0;
const change = (kind: PlanChange["kind"], plan = pro, day = today): PlanChange => ({
  ...{ kind, plan, today: day, id: `term-${++made}` },
});
const ledger = (terms: readonly Term[], ...changes: PlanChange[]) =>
  changes.reduce<Term[]>((held, each) => changeSubscriptions(held, each) ?? held, [...terms]);

const running: Term = {
  ...{ id: "running", planId: "basic", priceAgorot: 9900 },
  ...{ startsOn: "2026-06-01", endsOn: "2026-07-01" },
};

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom(...planChangeKinds),
    plan: fc.constantFrom(...initialPlans),
    days: fc.integer({ min: 0, max: 120 }),
  }),
  { maxLength: 12 },
);

describe("a change of plan", () => {
  it("never lets two subscriptions overlap, whatever follows whatever", () => {
    fc.assert(
      fc.property(steps, (all) => {
        let day = today;
        let terms: Term[] = [];
        for (const { kind, plan, days } of all) {
          day = addDays(day, days);
          const next = changeSubscriptions(terms, change(kind, plan, day)) ?? terms;
          // What ended before this day is history.
          for (const term of terms.filter(({ endsOn }) => endsOn < day)) {
            expect(next).toContainEqual(term);
          }
          terms = next;
          for (const [index, term] of terms.entries()) {
            expect(term.startsOn < term.endsOn).toBe(true);
            const following = terms[index + 1];
            if (following) expect(term.endsOn <= following.startsOn).toBe(true);
          }
        }
      }),
    );
  });

  it("of the running subscription leaves one row, back and forth", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...initialPlans), { minLength: 1 }), (plans) => {
        const terms = ledger([running], ...plans.map((plan) => change("correction", plan)));
        const last = plans.at(-1);
        expect(terms).toMatchObject([
          {
            id: "running",
            planId: last?.id,
            priceAgorot: last?.priceAgorot,
            startsOn: running.startsOn,
          },
        ]);
      }),
    );
  });

  it("from pro to basic and back on its first day is one subscription at one price", () => {
    const bought = ledger([], change("from_today", pro));
    const terms = ledger(bought, change("from_today", basic), change("from_today", pro));
    expect(terms).toEqual([{ ...bought[0], planId: "pro", priceAgorot: 29_900 }]);
  });

  it("from today ends what runs today", () => {
    expect(ledger([running], change("from_today", pro))).toMatchObject([
      { id: "running", startsOn: "2026-06-01", endsOn: today },
      { planId: "pro", startsOn: today, endsOn: "2026-12-17" },
    ]);
  });

  it("as a renewal begins when the last one ends, or today when that is over", () => {
    const terms = ledger([running], change("renewal", basic), change("renewal", premium));
    expect(terms.map(({ startsOn, endsOn }) => [startsOn, endsOn])).toEqual([
      ["2026-06-01", "2026-07-01"],
      ["2026-07-01", "2026-08-01"],
      ["2026-08-01", "2026-11-01"],
    ]);
    const over = { ...running, startsOn: "2026-04-01", endsOn: "2026-05-01" };
    expect(ledger([over], change("renewal", basic)).at(-1)).toMatchObject({ startsOn: today });
  });

  it("moves what was bought for later with the end of the running one", () => {
    const renewed = ledger([running], change("renewal", basic));
    expect(ledger(renewed, change("correction", premium)).at(-1)).toMatchObject({
      startsOn: "2026-09-01",
      endsOn: "2026-10-02",
    });
  });

  it("that comes twice changes nothing the second time", () => {
    for (const kind of planChangeKinds) {
      const once = change(kind, premium);
      expect(ledger([running], once, once)).toEqual(ledger([running], once));
    }
  });

  it("corrects nothing when nothing runs", () => {
    expect(changeSubscriptions([], change("correction"))).toBeUndefined();
  });
});

describe("what stands on the trainee", () => {
  it("is the plan that runs, until the end of all that follows without a gap", () => {
    const terms = ledger([running], change("renewal", pro));
    expect(standing(terms, today)).toMatchObject({ planId: "basic", endsOn: "2027-01-01" });
    expect(standing(terms, "2026-07-01")).toMatchObject({ planId: "pro" });
    expect(standing(terms, "2027-03-01")).toMatchObject({ planId: "pro" });
  });
});
