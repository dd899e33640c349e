import { describe, expect, it } from "vitest";
import { exerciseCategories } from "../../../../../domain/libraries/exercises.ts";
import { isMovementId } from "../../../../../domain/libraries/movement/known-ids.ts";
import { muscles } from "../../../../../domain/libraries/movement/muscle-names.ts";
import { libraryExercises } from "../../../../../scripts/library/exercises.ts";
import { faultsOf } from "../../../../support/movement-faults.ts";
import {
  makeMovement,
  movementData,
  movementFiles,
  muscleData,
  readMovement,
  sharedData,
  stepsIn,
} from "../../../../support/movements.ts";

const drawn = Object.keys(movementData);
const movementIds = Object.keys(muscleData);
const maxBytes = 600;

describe("the movements of the library", () => {
  it("are one for each starter exercise", () => {
    expect(libraryExercises.map(({ movement }) => movement)).toEqual(movementIds);
    expect(movementIds.every(isMovementId)).toBe(true);
    expect(isMovementId("legs-moonwalk")).toBe(false);
  });

  it("are all drawn", () => {
    expect(drawn.toSorted()).toEqual(movementIds.toSorted());
    expect(movementFiles.toSorted()).toEqual(
      exerciseCategories.map((each) => `${each}.json`).toSorted(),
    );
  });

  it("are small, and share common data", () => {
    for (const [id, data] of Object.entries(movementData)) {
      expect(JSON.stringify(data).length, id).toBeLessThanOrEqual(maxBytes);
      if (data.of !== undefined) expect(Object.keys(sharedData), id).toContain(data.of);
    }
    const used = new Set(Object.values(movementData).map(({ of }) => of));
    expect(Object.keys(sharedData).filter((name) => !used.has(name))).toEqual([]);
  });

  it("have two to four moments", () => {
    for (const id of drawn) {
      const { poses } = readMovement(id);
      expect(poses.length, id).toBeGreaterThanOrEqual(2);
      expect(poses.length, id).toBeLessThanOrEqual(4);
    }
  });

  it("have known muscles, each once", () => {
    for (const [id, [works = "", helps = ""]] of Object.entries(muscleData)) {
      const named = [...works.split(" "), ...helps.split(" ")].filter(Boolean);
      expect(works, id).not.toBe("");
      expect(new Set(named).size, id).toBe(named.length);
      for (const muscle of named) expect(muscles, id).toContain(muscle);
    }
  });

  it.each(drawn)("%s: bones, joints, hands, feet, floor and cushions at every frame", (id) => {
    expect(faultsOf(readMovement(id))).toEqual([]);
  });
});

describe("a fault of a movement is found", () => {
  const faultOf = (data: Parameters<typeof makeMovement>[0]) =>
    faultsOf(makeMovement(data)).join("; ");
  const bench = { pad: [-40, 25, 20, 25, 10, 4, 0] } as const;

  it("where a hand cannot reach", () =>
    expect(faultOf({ poses: [{}, { hand: [80, 60, 10] }] })).toContain("hand out of reach"));
  it("where a knee bends forwards", () =>
    expect(faultOf({ poses: [{}, { thigh: [-20, 0], shank: [30, 0] }] })).toContain("knee beyond"));
  it("where an elbow folds too far", () =>
    expect(faultOf({ poses: [{}, { arm: [0, 0], fore: [170, 0] }] })).toContain("elbow beyond"));
  it("where a forearm is turned too far", () =>
    expect(faultOf({ poses: [{}, { left: { turn: 190 } }] })).toContain("left forearm beyond"));
  it("where a hip goes too far", () =>
    expect(
      faultOf({
        poses: [{ at: [0, 80, 0] }, { at: [0, 80, 0], thigh: [160, 0], shank: [160, 0] }],
      }),
    ).toContain("hip beyond"));
  it("where an arm is behind the back", () =>
    expect(faultOf({ poses: [{}, { arm: [-100, 0], fore: [-100, 0] }] })).toContain(
      "arm too far behind",
    ));
  it("where a body sinks into the floor", () =>
    expect(faultOf({ poses: [{ at: [0, 40, 0] }, { at: [0, 40, 0] }] })).toContain(
      "through the floor",
    ));
  it("where a body passes a cushion", () =>
    expect(
      faultOf({
        gear: [bench],
        poses: [{ at: [0, 26, 0], trunk: [-90, 0, 0], thigh: [90, 0], shank: [90, 0] }, {}],
      }),
    ).toContain("within cushion"));
  it("where a standing body falls over", () =>
    expect(
      faultOf({ poses: [{}, { thigh: [-25, 0], shank: [-25, 0], trunk: [25, 0, 0] }] }),
    ).toContain("falls over"));
  it("where a standing foot slides", () =>
    expect(faultOf({ poses: [{}, { thigh: [20, 25], shank: [-20, 0] }] })).toContain(
      "foot slides",
    ));
});

describe("the Arabic names and steps", () => {
  const steps = Object.entries(stepsIn("ar"));

  it("say a posture as an adverb, and the parallel bars with their article", () => {
    for (const [, [name]] of steps) {
      expect(name).not.toMatch(/(?<!ال)(استلقاء|جلوس|وقوف)(?![\u0600-\u06ff])/);
      expect(name).not.toMatch(/(?<!ال)متوازي/);
    }
  });

  it("have a spotter or safety bars wherever a bar is above somebody", () => {
    const under = [
      "legs-barbell-squat",
      "legs-front-squat",
      "chest-barbell-bench-press",
      "chest-incline-barbell-press",
      "chest-decline-bench-press",
      "triceps-close-grip-bench-press",
      "triceps-skull-crusher",
    ];
    for (const id of under)
      for (const [locale, words] of [
        ["ar", /يراقب|قضيب[اي] الأمان|مرافق/],
        ["en", /spotter|safety bars/],
      ] as const)
        expect(stepsIn(locale)[id]?.join(" "), id).toMatch(words);
  });

  it("use masculine forms with a chin", () => {
    const sentences = steps.flatMap(([, texts]) => texts).filter((text) => text.includes("الذقن"));
    expect(sentences.length).toBeGreaterThan(0);
    // The verb before the noun, or the adjective after it.
    const feminine =
      /(?<!\S)[لوف]?ت(?!حت)\S+ الذقن|الذقن (?!ال)[\u0600-\u06ff]+ة(?![\u0600-\u06ff])/;
    expect(sentences.filter((text) => feminine.test(text))).toEqual([]);
  });
});

describe.each(["ar", "en"] as const)("the steps in words (%s)", (locale) => {
  const steps = stepsIn(locale);

  it("are there for every movement, under the name of its exercise", () => {
    const names = libraryExercises.map(({ movement, name, englishName }) => [
      movement,
      locale === "ar" ? name : englishName,
    ]);
    expect(Object.entries(steps).map(([id, [name]]) => [id, name])).toEqual(names);
  });

  it("say start, movement, breathing and two mistakes, in whole sentences of a length to read", () => {
    const lengths = [
      [40, 190],
      [60, 260],
      [15, 110],
      [25, 140],
      [25, 140],
    ] as const;
    for (const [id, [, ...texts]] of Object.entries(steps)) {
      expect(texts, id).toHaveLength(lengths.length);
      for (const [index, text] of texts.entries()) {
        const [least, most] = lengths[index] ?? [0, 0];
        expect(text.length, `${id}: ${text}`).toBeGreaterThanOrEqual(least);
        expect(text.length, `${id}: ${text}`).toBeLessThanOrEqual(most);
        expect(text, id).toMatch(/^\S.*[.]$/);
        expect(text, id).not.toMatch(/\s\s/);
        // The letter of a shape is Latin in both languages.
        if (locale === "ar") expect(text.replace("حرف V", ""), id).not.toMatch(/[a-z]/i);
      }
    }
  });

  it("are unique", () => {
    const sentences = Object.values(steps).flatMap(([, start, motion, , first, second]) => [
      start,
      motion,
      first,
      second,
    ]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
