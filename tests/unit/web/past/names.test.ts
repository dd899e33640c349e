import { describe, expect, it } from "vitest";
import { chosenOf, isSamePerson, newNames } from "../../../../web/past/names.ts";

const set = { setNumber: 1, reps: 8, weight: 60 };
const named = (name: string, sets = 1) => ({
  name,
  days: [{ date: "2026-03-28", items: [Array.from({ length: sets }, () => set)] }],
});
const library = [
  { id: "bench", name: "ضغط صدر بالبار", englishName: "Barbell bench press" },
  { id: "plank", name: "بلانك", englishName: "Plank" },
];

describe("the new names of a file", () => {
  it("begin with those without an exercise, and end with those of the same name", () => {
    const exercises = [named("Plank"), named("Bench Press (Barbell)"), named("Mystery Move")];
    const names = newNames(exercises, { names: [], library });
    expect(names.map(({ name, suggested, isSame }) => [name, suggested, isSame])).toEqual([
      ["Mystery Move", null, false],
      ["Bench Press (Barbell)", "bench", false],
      ["Plank", "plank", true],
    ]);
  });

  it("leave out names of earlier files, however they are spelled", () => {
    const names = [{ name: "MYSTERY  move", exerciseId: null, days: 1, lastOn: "2026-01-01" }];
    expect(newNames([named("Mystery Move")], { names, library })).toEqual([]);
  });

  it("are one in two spellings, with the sets of both", () => {
    const names = newNames([named("Plank", 2), named("plank ", 3)], { names: [], library });
    expect(names).toMatchObject([{ name: "Plank", sets: 5, days: 2 }]);
  });

  it("have the chosen exercise, or none if that was chosen, before the suggested one", () => {
    const [plank] = newNames([named("Plank", 3)], { names: [], library });
    if (!plank) throw new Error("no name");
    expect(plank.sets).toBe(3);
    expect(chosenOf(plank, {})).toBe("plank");
    expect(chosenOf(plank, { Plank: "bench" })).toBe("bench");
    expect(chosenOf(plank, { Plank: null })).toBeNull();
  });
});

describe("two names of people", () => {
  it.each([
    ["سلمى أحمد عوّاد", "سلمى عواد"],
    ["Layan", "layan khatib"],
  ])("may be of one person: %s, %s", (one, other) => {
    expect(isSamePerson(one, other)).toBe(true);
  });

  it.each([
    ["سلمى أحمد", "سلمى عواد"],
    ["Layan", "ليان"],
    ["", "ليان"],
  ])("are asked about: %s, %s", (one, other) => {
    expect(isSamePerson(one, other)).toBe(false);
  });
});
