import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, daysBetween } from "../../../../domain/calendar.ts";
import { currentTerm, isSameLine, pauseOn } from "../../../../domain/memberships/subscriptions.ts";
import { initialPlans } from "../../../../scripts/library/plans.ts";
import {
  change,
  days,
  end,
  line,
  pause,
  refusal,
  running,
  threePlans,
  today,
} from "./changed-line.ts";

const { basic, premium, pro } = threePlans;

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
