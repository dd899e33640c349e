import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../../../domain/calendar.ts";
import { changeSubscriptions } from "../../../../domain/memberships/subscription-changes.ts";
import { planChangeKinds, type Term } from "../../../../domain/memberships/subscriptions.ts";
import { initialPlans } from "../../../../scripts/library/plans.ts";
import {
  change,
  changedBy,
  end,
  line,
  pause,
  refusal,
  running,
  threePlans,
  today,
} from "./changed-line.ts";

const { premium } = threePlans;

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
        // Days differ by at most two around the world, and readers of lines know the last of them.
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
