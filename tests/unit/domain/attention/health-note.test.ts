import { describe, expect, it } from "vitest";
import { standingNote } from "../../../../domain/attention/health-note.ts";

const days = (count: number) => count * 86_400_000;
const note = { noteId: "knee", quote: "ألم في الركبة", at: days(100), answered: true };

describe("the health note to know before planning", () => {
  it("stands for 42 days after its answer", () => {
    expect(standingNote(note, days(142) - 1)).toBe(note);
    expect(standingNote(note, days(142))).toBeNull();
  });

  it("stands without an answer at any age", () => {
    const waiting = { ...note, answered: false };
    expect(standingNote(waiting, days(300))).toBe(waiting);
    expect(standingNote(undefined, days(300))).toBeNull();
  });
});
