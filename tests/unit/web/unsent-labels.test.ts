import { describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import type { PersistedWrite } from "../../../web/lib/waiting/persisted-writes.ts";
import { dietWritesKey } from "../../../web/trainee/diet/keys.ts";
import { recordSetsKey, setStatusKey, substituteKey } from "../../../web/trainee/exercise/keys.ts";
import { labelOf, lineOf, summaryOf, toldOnce } from "../../../web/trainee/offline/labels.ts";
import { stepsWritesKey } from "../../../web/trainee/steps/keys.ts";
import { weightWritesKey } from "../../../web/trainee/weight/keys.ts";

const write = (key: PersistedWrite["key"], variables: object): PersistedWrite => ({
  key,
  variables: { id: newId(), ...variables },
});
const sets = (name: string, count: number) =>
  write(recordSetsKey, {
    itemId: name,
    sets: Array.from({ length: count }, (_, at) => ({ setNumber: at + 1, reps: 8, weight: 20 })),
    shown: { name, englishName: null },
  });
const weight = write(weightWritesKey, { date: "2026-11-17", weight: 74.5, source: "sent" });

// Sixteen sets of four exercises; each write includes the exercise's earlier sets.
const workout = ["سكوات", "ضغط الصدر", "سحب أمامي", "ترايسبس فوق الرأس"].flatMap((name, place) =>
  Array.from({ length: [3, 4, 4, 5][place] ?? 0 }, (_, at) => sets(name, at + 1)),
);

describe("the list of waiting writes", () => {
  it("has each exercise once, by its name and the sets of the latest write", () => {
    expect(workout).toHaveLength(16);
    expect(toldOnce([...workout, weight]).map((each) => labelOf(each).title)).toEqual([
      "سكوات: 3 مجموعات",
      "ضغط الصدر: 4 مجموعات",
      "سحب أمامي: 4 مجموعات",
      "ترايسبس فوق الرأس: 5 مجموعات",
      "وزن",
    ]);
  });

  it("counts each set once", () => {
    expect(summaryOf([...workout, weight])).toBe("16 مجموعة · وزن");
  });

  it("names the exercise of a status, or its kind for an older build's write", () => {
    const named = { itemId: "a", status: "completed", shown: { name: "سكوات", englishName: null } };
    expect(labelOf(write(setStatusKey, named)).title).toBe("سكوات: مكتمل");
    expect(labelOf(write(recordSetsKey, { itemId: "a", sets: [1, 2] })).title).toBe("مجموعتان");
  });

  it("names the exercise that is swapped, or swapped back", () => {
    const shown = { name: "سكوات", englishName: null };
    const substitute = { exerciseId: "b", name: "ضغط الأرجل", englishName: null };
    for (const instead of [substitute, null]) {
      const swap = write(substituteKey, { itemId: "a", shown, substitute: instead });
      expect(labelOf(swap).title).toBe("سكوات: تمرين مبدّل");
      expect(lineOf([swap])).toBe("سكوات (تمرين مبدّل)");
    }
  });

  it("has a meal once, however often it was ticked and undone", () => {
    const tick = (itemId: string, status: string) =>
      write(dietWritesKey, { kind: "status", itemId, status, name: "مجدرة" });
    const again = [tick("a", "consumed"), tick("a", "pending"), tick("a", "consumed")];
    expect(summaryOf(again)).toBe("وجبة");
    expect(summaryOf([...again, tick("b", "skipped")])).toBe("وجبتان");
  });

  it("has a day's steps once, beside the target that holds from that day", () => {
    const day = (date: string, steps: number) =>
      write(stepsWritesKey, { kind: "steps", date, steps });
    const again = [day("2026-11-17", 4000), day("2026-11-17", 5200), day("2026-11-17", 6100)];
    expect(summaryOf(again)).toBe("خطوات يوم");
    expect(summaryOf([...again, day("2026-11-16", 900)])).toBe("خطوات يومين");
    const target = write(stepsWritesKey, { kind: "target", date: "2026-11-17", target: 8000 });
    expect(toldOnce([...again, target])).toHaveLength(2);
  });

  it("leaves out weights and texts while the app is locked", () => {
    const message = write(["chat", "send"], { body: { text: "سؤال" } });
    expect([weight, message].map((each) => lineOf([each], true))).toEqual(["وزن", "رسالة"]);
    expect([weight, message].map((each) => labelOf(each, true))).toEqual([
      { title: "وزن" },
      { title: "رسالة" },
    ]);
  });

  it("fits in a line, a single write by its name", () => {
    const line = (...writes: PersistedWrite[]) => lineOf(writes).replaceAll("\u00a0", " ");
    expect(line(...workout.slice(0, 3))).toBe("سكوات (3 مجموعات)");
    expect(line(...workout, weight)).toBe("16 مجموعة · وزن");
    expect(line(weight)).toBe("وزن (74.5 كغ)");
    const done = { kind: "status", itemId: "a", status: "consumed" };
    expect(line(write(dietWritesKey, { ...done, name: "مجدرة" }))).toBe("وجبة (مجدرة)");
    expect(line(write(dietWritesKey, done))).toBe("وجبة");
    const food = { id: "f", foodId: "f", name: "لبنة" };
    const star = write(dietWritesKey, { kind: "favourite", food, marked: true });
    expect(line(star)).toBe("طعام مفضّل (لبنة)");
    const named = { itemId: "a", status: "completed", shown: { name: "سكوات", englishName: null } };
    expect(line(write(setStatusKey, named))).toBe("سكوات (مكتمل)");
  });
});
