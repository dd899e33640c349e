import { describe, expect, it } from "vitest";
import type { NoteWrite } from "../../../../web/notes/note-write.ts";
import { withNotes } from "../../../../web/notes/with-notes.ts";

const stored = {
  id: "1",
  type: "diet",
  text: "أقل ملحاً",
  byTrainer: true,
  createdAt: 1,
} as const;

const added = (overrides: object = {}): NoteWrite => ({
  id: "2",
  traineeId: "layan",
  type: "question",
  text: "كم كوب ماء؟",
  isPrivate: false,
  at: 2,
  ...overrides,
});
const removed = (id: string): NoteWrite => ({ id: `of ${id}`, traineeId: "layan", removes: id });
const own = { byTrainer: false };

describe("notes with pending writes", () => {
  it("begin with the newest local one", () => {
    const shown = withNotes([stored], [added(), added({ id: "3" })], own);
    expect(shown.map(({ id, byTrainer }) => [id, byTrainer])).toEqual([
      ["3", false],
      ["2", false],
      ["1", true],
    ]);
  });

  it("contain an answered one once", () => {
    expect(withNotes([stored], [added({ id: "1" })], own)).toEqual([stored]);
  });

  it("leave out pending deletions, of stored and pending notes", () => {
    expect(withNotes([stored], [added(), removed("2"), removed("1")], own)).toEqual([]);
  });

  it("stay limited to the shown type", () => {
    const narrowed = { byTrainer: true, type: "diet" } as const;
    const writes = [added(), added({ id: "4", type: "diet", isPrivate: true })];
    const shown = withNotes([stored], writes, narrowed);
    expect(shown.map(({ id, isPrivate }) => [id, isPrivate])).toEqual([
      ["4", true],
      ["1", undefined],
    ]);
  });
});
