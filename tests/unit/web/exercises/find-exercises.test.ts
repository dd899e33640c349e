import { describe, expect, it } from "vitest";
import type { LibraryExercise } from "../../../../domain/contract/libraries/exercises.ts";
import { findExercises } from "../../../../web/exercises/find-exercises.ts";

const make = (name: string, englishName: string | null): LibraryExercise => ({
  id: name,
  name,
  englishName,
  category: "chest",
  type: "strength",
  sets: 4,
  reps: 12,
  repsTo: null,
  seconds: null,
  metres: null,
  duration: null,
  description: null,
  videoUrl: null,
  videoId: null,
  thumbnailUrl: null,
  movement: null,
});

const library = [
  make("رفع الأثقال الجانبي", "Lateral raise"),
  make("ضغط الصدر", "Bench press"),
  make("بنش مائل", null),
];
const found = (search: string) => findExercises(library, search).map(({ name }) => name);

describe("searching the library", () => {
  it.each([
    ["الاثقال", "رفع الأثقال الجانبي"],
    ["الأَثْقَال", "رفع الأثقال الجانبي"],
    ["  ENCH ", "ضغط الصدر"],
    ["صدر ضغط", "ضغط الصدر"],
    ["ماىل", "بنش مائل"],
  ])("finds %s", (search, name) => expect(found(search)).toEqual([name]));

  it("finds by a synonym, after matches of the typed words", () => {
    expect(found("بنش")).toEqual(["بنش مائل", "ضغط الصدر"]);
  });

  it("ranks a name that begins with the search first", () => {
    expect(findExercises([make("كرة ضغط", null), make("ضغط", null)], "ضغط")[0]?.name).toBe("ضغط");
  });

  it("returns all without a search, and none without a match", () => {
    expect(found(" ")).toHaveLength(3);
    expect(found("zzz")).toEqual([]);
  });
});
