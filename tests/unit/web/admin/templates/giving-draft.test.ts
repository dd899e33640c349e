import { describe, expect, it } from "vitest";
import {
  audienceOf,
  emptyAudience,
  firstTerms,
  isTicked,
  meantTerms,
  startsFrom,
  type Whom,
  without,
  withTick,
} from "../../../../../web/admin/templates/give/draft.ts";

const layan = { id: "a", name: "ليان" };
const salma = { id: "b", name: "سلمى" };
const everybody: Whom = { kind: "found", search: "س", except: new Set() };
const both = { exercises: 12, meals: 4, weeks: 4 };
const sunday = "2026-01-04";
const monday = "2026-01-05";

describe("the receivers of a template", () => {
  it("are the ticked ones, and at first none", () => {
    expect(audienceOf(emptyAudience)).toBeUndefined();
    const two = withTick(withTick(emptyAudience, layan, true), salma, true);
    expect(audienceOf(two)).toEqual({ kind: "chosen", ids: ["a", "b"] });
    expect(audienceOf(withTick(two, layan, false))).toEqual({ kind: "chosen", ids: ["b"] });
  });

  it("are all active results of a search, without unticked ones", () => {
    const some = withTick(everybody, layan, false);
    expect([isTicked(some, "a"), isTicked(some, "b")]).toEqual([false, true]);
    expect(audienceOf(some)).toEqual({
      kind: "matching",
      filter: { search: "س", status: "active" },
      except: ["a"],
    });
    expect(isTicked(withTick(some, layan, true), "a")).toBe(true);
  });

  it("are fewer after a removal in the preview", () => {
    const chosen = { kind: "chosen", ids: ["a", "b"] } as const;
    expect(without({ ...chosen, ids: [...chosen.ids] }, new Set(["a"]))).toEqual({
      kind: "chosen",
      ids: ["b"],
    });
    expect(without({ ...chosen, ids: [...chosen.ids] }, new Set(["a", "b"]))).toBeUndefined();
    const found = audienceOf(withTick(everybody, layan, false));
    expect(found && without(found, new Set(["a", "b"]))).toMatchObject({ except: ["a", "b"] });
  });
});

describe("the terms of a giving", () => {
  it("begin on the next Sunday, which may be today", () => {
    expect(firstTerms(both, sunday).startsOn).toBe(sunday);
    expect(firstTerms(both, monday).startsOn).toBe("2026-01-11");
  });

  it("begin in the open week, unless it is past", () => {
    expect(firstTerms(both, monday, "2026-02-01").startsOn).toBe("2026-02-01");
    expect(firstTerms(both, monday, "2025-12-28").startsOn).toBe("2026-01-11");
  });

  it("offer the current week and half a year ahead", () => {
    const offered = startsFrom(monday);
    expect(offered).toHaveLength(27);
    expect([offered[0], offered[1], offered.at(-1)]).toEqual([sunday, "2026-01-11", "2026-07-05"]);
  });

  it("cover the template's kinds", () => {
    expect(firstTerms({ ...both, exercises: 5, meals: 0 }, sunday)).toMatchObject({
      kinds: ["exercises"],
      scaled: false,
    });
    expect(firstTerms(both, sunday)).toMatchObject({ kinds: ["exercises", "meals"], scaled: true });
  });

  it("repeat a template of one week, and end a longer one with its last week", () => {
    const repeats = [1, 2, 4].map((weeks) => firstTerms({ ...both, weeks }, sunday).repeats);
    expect(repeats).toEqual([true, false, false]);
  });

  it("omit settings without effect: repeating a copy, scaling without meals", () => {
    const all = { ...firstTerms(both, sunday), repeats: true, weights: true };
    expect(meantTerms(all)).toEqual(all);
    expect(meantTerms({ ...all, linked: false }).repeats).toBe(false);
    expect(meantTerms({ ...all, kinds: ["exercises"] }).scaled).toBe(false);
    expect(meantTerms({ ...all, kinds: ["meals"] }).weights).toBe(false);
  });
});
