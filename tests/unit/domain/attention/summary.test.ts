import { describe, expect, it } from "vitest";
import type { UnansweredNote } from "../../../../domain/attention/attention.ts";
import { dueAhead, endsAhead, nextEndOf, pinnedOf } from "../../../../domain/attention/summary.ts";
import { day, makeFacts, today } from "../../../support/attention.ts";

const note = (id: string, at: number, type: UnansweredNote["type"] = "health"): UnansweredNote => ({
  id,
  type,
  at,
  quote: `كلمات ${id}`,
});

const standing = (noteId: string, at: number, answered = true) => ({
  noteId,
  at,
  answered,
  quote: `كلمات ${noteId}`,
});

describe("the next end", () => {
  it("is the earlier one, and the subscription's on the same day", () => {
    const ends = { subscriptionEnd: day(9), plannedThrough: day(4) };
    expect(nextEndOf(ends)).toEqual({ kind: "plan", on: day(4) });
    expect(nextEndOf({ ...ends, subscriptionEnd: day(4) })?.kind).toBe("subscription");
  });

  it("is the subscription's without planned days, also when it is over", () => {
    const ends = { subscriptionEnd: day(-3), plannedThrough: null };
    expect(nextEndOf(ends)).toEqual({ kind: "subscription", on: day(-3) });
    expect(nextEndOf({ ...ends, subscriptionEnd: null })).toBeNull();
  });
});

describe("what stands pinned", () => {
  it("is today's absence before any note", () => {
    const absence = { kind: "injured", endsOn: day(6) } as const;
    const pinned = pinnedOf(absence, standing("a", 1), []);
    expect(pinned).toEqual({ kind: "absence", absence: "injured", until: day(6) });
  });

  it("is the standing health note, with the number of older ones without an answer", () => {
    const notes = [note("a", 1), note("b", 2), note("c", 3, "complaint")];
    const b = standing("b", 2, false);
    expect(pinnedOf(null, b, notes)).toEqual({ kind: "health", ...b, more: 1 });
    expect(pinnedOf(null, standing("d", 4), [])).toMatchObject({ answered: true, more: 0 });
    expect(pinnedOf(null, null, [note("c", 3, "complaint")])).toBeNull();
  });
});

describe("the week ahead", () => {
  const facts = (traineeId: string, overrides: object = {}) => ({
    ...makeFacts({ traineeId, ...overrides }),
    coming: null,
    ...overrides,
  });

  it("has the oldest debt first, then what becomes due, without what the queue has, and inactive and pending people", () => {
    const owed = (since: string) => ({ agorot: 100, since });
    const people = [
      facts("coming", { coming: owed(day(2)) }),
      facts("new", { owed: owed(day(-1)) }),
      facts("old", { owed: owed(day(-2)), coming: owed(day(5)) }),
      facts("overdue", { owed: owed(day(-40)), coming: owed(day(6)) }),
      facts("gone", { owed: owed(day(-90)), status: "inactive" }),
      facts("asking", { owed: owed(day(-90)), status: "pending" }),
    ];
    expect(dueAhead(people).map(({ traineeId, since }) => [traineeId, since])).toEqual([
      ["old", day(-2)],
      ["new", day(-1)],
      ["coming", day(2)],
      ["old", day(5)],
      ["overdue", day(6)],
    ]);
  });

  it("has the ends of its seven days alone, subscriptions first", () => {
    const people = [
      facts("today", { subscriptionEnd: today }),
      facts("seventh", { subscriptionEnd: day(6) }),
      facts("eighth", { subscriptionEnd: day(7) }),
      facts("over", { subscriptionEnd: day(-1) }),
      facts("plan", { plannedThrough: day(1) }),
    ];
    expect(endsAhead(people).map(({ traineeId, kind }) => [traineeId, kind])).toEqual([
      ["today", "subscription"],
      ["seventh", "subscription"],
      ["plan", "plan"],
    ]);
  });
});
