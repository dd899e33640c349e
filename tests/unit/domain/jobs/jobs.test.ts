import { describe, expect, it } from "vitest";
import { undoableMs } from "../../../../domain/changes/undo.ts";
import { messageTextBytes } from "../../../../domain/conversations/conversation.ts";
import {
  audienceAsMeant,
  jobTextProblem,
  maxGiven,
  maxPeople,
  namedPeople,
  traineeJobKinds,
  undoableUntil,
} from "../../../../domain/jobs/jobs.ts";

describe("a job over many trainees", () => {
  it.each([
    ["notify", null],
    ["message", null],
    ["status", 1000 + undoableMs.job],
    ["plan", 1000 + undoableMs.job],
    ["mute", 1000 + undoableMs.job],
  ] as const)("of kind %s can be taken back until %s", (kind, until) => {
    expect(undoableUntil({ kind, createdAt: 1000, undoneAt: null })).toBe(until);
    expect(undoableUntil({ kind, createdAt: 1000, undoneAt: 1001 })).toBeNull();
  });

  it.each([
    ["أحسنت{|ِ} {الاسم}", undefined],
    [" ", "required"],
    ["{|أحسنتِ}", "required"],
    ["{أحسنت|}", "required"],
    [`${"a".repeat(messageTextBytes - 159)}{name}`, "too_long"],
    [`${"a".repeat(messageTextBytes - 160)}{name}`, undefined],
    ["أحسنت\u0000", "invalid"],
  ])("has a text for everybody or none: case %#", (text, problem) => {
    expect(jobTextProblem(text)).toBe(problem);
  });

  const matching = (overrides: object = {}, date = "2026-11-25") => ({
    kind: "matching" as const,
    filter: { search: "ليان", status: "active", date, ...overrides },
    except: ["b", "a"],
  });
  const text = (audience: Parameters<typeof audienceAsMeant>[0]) =>
    JSON.stringify(audienceAsMeant(audience));

  it("is the same in any order of selection, and on the next day", () => {
    const ids = ["c", "a", "b"];
    expect(text({ kind: "chosen", ids })).toBe(text({ kind: "chosen", ids: ["b", "c", "a"] }));
    expect(ids).toEqual(["c", "a", "b"]);
    const next = { ...matching({}, "2026-11-26"), except: ["a", "b"] };
    expect(text(next)).toBe(text(matching()));
  });

  it("differs with one person added, excluded or found by another filter", () => {
    const audiences = [
      { kind: "chosen" as const, ids: ["a"] },
      { kind: "chosen" as const, ids: ["a", "b"] },
      matching(),
      matching({ search: "سارة" }),
      matching({ status: "inactive" }),
      { ...matching(), except: ["a"] },
    ];
    expect(new Set(audiences.map(text)).size).toBe(audiences.length);
  });

  it("accepts at least the number that can be named, and for weeks at most a template's", () => {
    for (const kind of traineeJobKinds.filter((kind) => kind !== "repeat")) {
      expect(maxPeople[kind]).toBeGreaterThanOrEqual(namedPeople);
    }
    expect(maxPeople.repeat).toBe(maxGiven);
  });
});
