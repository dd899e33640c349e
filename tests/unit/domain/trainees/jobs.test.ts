import { describe, expect, it } from "vitest";
import { messageTextBytes } from "../../../../domain/conversations/conversation.ts";
import { changeUndoableMs } from "../../../../domain/memberships/subscriptions.ts";
import {
  jobTextProblem,
  mostPeople,
  namedPeople,
  traineeJobKinds,
  undoableUntil,
} from "../../../../domain/trainees/jobs.ts";

describe("a job over many trainees", () => {
  it.each([
    ["notify", null],
    ["message", null],
    ["status", 1000 + changeUndoableMs],
    ["plan", 1000 + changeUndoableMs],
    ["mute", 1000 + changeUndoableMs],
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

  it("takes at least as many as may be named", () => {
    for (const kind of traineeJobKinds) {
      expect(mostPeople[kind]).toBeGreaterThanOrEqual(namedPeople);
    }
  });
});
