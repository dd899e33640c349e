import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, daysBetween } from "../../../../domain/calendar.ts";
import {
  changeSubscriptions,
  type LineChange,
} from "../../../../domain/memberships/subscription-changes.ts";
import {
  currentTerm,
  isSameLine,
  pauseOn,
  planChangeKinds,
  type Term,
} from "../../../../domain/memberships/subscriptions.ts";
import { initialPlans } from "../../../../scripts/library/plans.ts";

const today = "2026-06-17";
const [basic, premium, pro] = initialPlans;
if (!basic || !premium || !pro) throw new Error("the plans are missing");

let made = 0;
const change = (kind: (typeof planChangeKinds)[number], plan = pro): LineChange => ({
  kind,
  plan,
  id: `term-${++made}`,
  now: 1,
});
const pause = (from: string, until: string): LineChange => ({ kind: "pause", from, until });
const end = (on: string): LineChange => ({ kind: "end", on });

const changedBy = (terms: readonly Term[], each: LineChange, day = today): Term[] | undefined => {
  const outcome = changeSubscriptions(terms, each, day);
  return outcome.kind === "changed" ? outcome.terms : undefined;
};
const line = (terms: readonly Term[], ...changes: LineChange[]) =>
  changes.reduce<Term[]>((held, each) => changedBy(held, each) ?? held, [...terms]);
const days = (terms: readonly Term[]) => terms.map(({ startsOn, endsOn }) => [startsOn, endsOn]);
const refusal = (terms: readonly Term[], each: LineChange) => {
  const outcome = changeSubscriptions(terms, each, today);
  return outcome.kind === "refused" ? [outcome.field, outcome.problem.code] : undefined;
};

const running: Term = {
  id: "running",
  planId: "basic",
  planName: "الخطة الأساسية",
  englishPlanName: null,
  priceAgorot: 9900,
  months: 1,
  startsOn: "2026-06-01",
  endsOn: "2026-07-01",
  pauses: [],
  billed: true,
  createdAt: 0,
};

const day = fc.integer({ min: -5, max: 200 });
const steps = fc.array(
  fc.record({
    step: fc.oneof(
      fc.record({
        kind: fc.constantFrom(...planChangeKinds),
        plan: fc.constantFrom(...initialPlans),
      }),
      fc.record({ kind: fc.constant("pause" as const), from: day, length: day }),
      fc.record({ kind: fc.constant("end" as const), on: day }),
    ),
    days: fc.integer({ min: 0, max: 90 }),
  }),
  { maxLength: 14 },
);

/** A step on a day, as a change of the line. */
function changeOn(
  step: (typeof steps extends fc.Arbitrary<(infer S)[]> ? S : never)["step"],
  on: string,
) {
  if (step.kind === "end") return end(addDays(on, step.on));
  if (step.kind !== "pause") return change(step.kind, step.plan);
  return pause(addDays(on, step.from), addDays(on, step.from + step.length));
}

describe("a change of a line of subscriptions", () => {
  it("never overlaps two and never changes ended ones, in any sequence", () => {
    fc.assert(
      fc.property(steps, (all) => {
        let on = today;
        let terms: Term[] = [];
        for (const { step, days } of all) {
          on = addDays(on, days);
          const next = changedBy(terms, changeOn(step, on), on) ?? terms;
          for (const term of terms.filter(({ endsOn }) => endsOn < on)) {
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

  it("depends on nothing before the last begun subscription", () => {
    const kinds = fc.constantFrom(...planChangeKinds);
    const plans = fc.constantFrom(...initialPlans);
    fc.assert(
      fc.property(steps, kinds, plans, fc.nat({ max: 2 }), (all, kind, plan, ago) => {
        let on = today;
        let terms: Term[] = [];
        for (const { step, days } of all) {
          on = addDays(on, days);
          terms = changedBy(terms, changeOn(step, on), on) ?? terms;
        }
        // Days differ by two at most around the world, and who reads lines knows the last of them.
        const day = addDays(on, -ago);
        const from = Math.max(
          terms.findLastIndex(({ startsOn }) => startsOn <= day),
          0,
        );
        const [over, late] = [terms.slice(0, from), terms.slice(from)];
        const each = change(kind, plan);
        const ofAll = changeSubscriptions(terms, each, on);
        const ofLate = changeSubscriptions(late, each, on);
        expect(ofAll).toEqual(
          ofLate.kind === "changed" ? { ...ofLate, terms: [...over, ...ofLate.terms] } : ofLate,
        );
      }),
    );
  });

  it("keeps pauses inside their subscription, in their order and apart", () => {
    fc.assert(
      fc.property(steps, (all) => {
        let on = today;
        let terms: Term[] = [];
        for (const { step, days } of all) {
          on = addDays(on, days);
          terms = changedBy(terms, changeOn(step, on), on) ?? terms;
        }
        for (const { startsOn, endsOn, pauses } of terms) {
          for (const [index, { from, until }] of pauses.entries()) {
            expect(startsOn <= from && from < until && until <= endsOn).toBe(true);
            const following = pauses[index + 1];
            if (following) expect(until <= following.from).toBe(true);
          }
        }
      }),
    );
  });

  it("is the same when repeated", () => {
    for (const kind of planChangeKinds) {
      const once = change(kind, premium);
      expect(line([running], once, once)).toEqual(line([running], once));
    }
  });

  it("reaches ten years ahead at most", () => {
    let terms: Term[] = [running];
    for (let years = 0; years < 9; years++) {
      terms = line(terms, change("renewal"), change("renewal"));
    }
    expect(refusal(line(terms, change("renewal"), change("renewal")), change("renewal"))).toEqual([
      "kind",
      "too_far",
    ]);
  });
});

describe("a change of plan", () => {
  it("corrected back and forth leaves one subscription of the last plan", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...initialPlans), { minLength: 1 }), (plans) => {
        const terms = line([running], ...plans.map((plan) => change("correction", plan)));
        const last = plans.at(-1);
        expect(terms).toMatchObject([
          {
            id: "running",
            planId: last?.id,
            planName: last?.name,
            months: last?.months,
            priceAgorot: last?.priceAgorot,
            startsOn: running.startsOn,
          },
        ]);
      }),
    );
  });

  it("from pro to basic and back on its first day is one subscription at one price", () => {
    const bought = line([], change("from_today", pro));
    const terms = line(bought, change("from_today", basic), change("from_today", pro));
    expect(terms).toEqual(bought);
  });

  it("from today ends what runs today, and its pause with it", () => {
    const stopped = line([running], pause(today, "2026-06-27"));
    expect(line(stopped, change("from_today", pro))).toMatchObject([
      { id: "running", startsOn: "2026-06-01", endsOn: today, pauses: [] },
      { planId: "pro", startsOn: today, endsOn: "2026-12-17" },
    ]);
  });

  it("as a renewal starts at the last end, or today after it", () => {
    const terms = line([running], change("renewal", basic), change("renewal", premium));
    expect(days(terms)).toEqual([
      ["2026-06-01", "2026-07-01"],
      ["2026-07-01", "2026-08-01"],
      ["2026-08-01", "2026-11-01"],
    ]);
    const over = { ...running, startsOn: "2026-04-01", endsOn: "2026-05-01" };
    expect(line([over], change("renewal", basic)).at(-1)).toMatchObject({ startsOn: today });
  });

  it("moves later subscriptions with the end of the running one", () => {
    const renewed = line([running], change("renewal", basic));
    expect(line(renewed, change("correction", premium)).at(-1)).toMatchObject({
      startsOn: "2026-09-01",
      endsOn: "2026-10-02",
    });
  });

  it("corrects nothing without a running subscription", () => {
    expect(refusal([], change("correction"))).toEqual(["kind", "no_subscription"]);
  });
});

describe("a pause", () => {
  it("moves the end and all later subscriptions by its days", () => {
    const terms = line([running], change("renewal", basic), pause("2026-06-20", "2026-06-30"));
    expect(days(terms)).toEqual([
      ["2026-06-01", "2026-07-11"],
      ["2026-07-11", "2026-08-11"],
    ]);
    expect(terms[0]?.pauses).toEqual([{ from: "2026-06-20", until: "2026-06-30" }]);
    const [first] = terms;
    if (!first) throw new Error("the line is empty");
    expect([pauseOn(first, "2026-06-29"), pauseOn(first, "2026-06-30")]).toEqual([
      first.pauses[0],
      undefined,
    ]);
  });

  it("outlives a correction of its plan", () => {
    const terms = line([running], pause("2026-06-20", "2026-06-30"), change("correction", premium));
    expect(terms).toMatchObject([{ endsOn: "2026-09-11", pauses: [{ from: "2026-06-20" }] }]);
  });

  it("is refused in the past, without a running subscription, over another pause, and for an invalid length", () => {
    const once = line([running], pause("2026-06-20", "2026-06-30"));
    expect(refusal(once, pause("2026-06-16", "2026-06-18"))).toEqual(["from", "in_past"]);
    expect(refusal(once, pause("2026-08-01", "2026-08-02"))).toEqual(["from", "no_subscription"]);
    expect(refusal(once, pause("2026-06-29", "2026-07-02"))).toEqual(["from", "overlaps"]);
    expect(refusal(once, pause("2026-06-18", "2026-06-18"))).toEqual(["until", "out_of_range"]);
    expect(refusal(once, pause("2026-06-30", addDays("2026-06-30", 181)))).toEqual([
      "until",
      "out_of_range",
    ]);
  });

  it("lengthens its subscription by exactly its days", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 13 }), fc.integer({ min: 1, max: 180 }), (from, of) => {
        const start = addDays(today, from);
        const [term] = line([running], pause(start, addDays(start, of)));
        expect(daysBetween(running.endsOn, term?.endsOn ?? "")).toBe(of);
      }),
    );
  });
});

describe("an end", () => {
  it("cuts the running subscription and drops later ones", () => {
    const terms = line([running], change("renewal", pro), end("2026-06-20"));
    expect(days(terms)).toEqual([["2026-06-01", "2026-06-20"]]);
  });

  it("on its first day leaves nothing of a subscription", () => {
    expect(line([], change("from_today"), end(today))).toEqual([]);
  });

  it("is refused in the past and after the last end", () => {
    expect(refusal([running], end("2026-06-16"))).toEqual(["on", "in_past"]);
    expect(refusal([running], end("2026-07-01"))).toEqual(["on", "no_subscription"]);
  });
});

describe("the trainee's current term", () => {
  it("is the running plan, until the end of all that follow without a gap", () => {
    const terms = line([running], change("renewal", pro));
    expect(currentTerm(terms, today)).toMatchObject({ planId: "basic", endsOn: "2027-01-01" });
    expect(currentTerm(terms, "2026-07-01")).toMatchObject({ planId: "pro" });
    expect(currentTerm(terms, "2027-03-01")).toMatchObject({ planId: "pro" });
  });

  it("is equal in any order, and different with any change", () => {
    const terms = line([running], change("renewal", pro));
    expect(isSameLine(terms, terms.toReversed())).toBe(true);
    expect(isSameLine(terms, line(terms, pause("2026-06-20", "2026-06-30")))).toBe(false);
    expect(isSameLine(terms, [{ ...running, billed: false }, ...terms.slice(1)])).toBe(false);
  });
});
