import { describe, expect, it } from "vitest";
import { addDays } from "../../../../../domain/calendar.ts";
import { newPastPortion } from "../../../../../domain/contract/copies/past.ts";
import { pastChunk } from "../../../../../domain/copies/past/past.ts";
import { portionsOf } from "../../../../../domain/copies/past/portions.ts";
import { newId } from "../../../../../domain/id.ts";

const set = (setNumber: number) => ({ setNumber, reps: 8, weight: 62.5 });
const day = (at: number, sets = 4) => ({
  date: addDays("2024-01-01", at),
  items: [Array.from({ length: sets }, (_, place) => set(place + 1))],
});
const exercise = (name: string, days: number, sets = 4) => ({
  name,
  days: Array.from({ length: days }, (_, at) => day(at, sets)),
});
const nothing = { exercises: [], body: [], steps: [], food: [] };
const none = () => null;
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

const request = (portion: unknown) => ({
  id: newId(),
  app: "hevy",
  file: "ملف".repeat(40),
  portion,
});

describe("the portions of a past", () => {
  it("hold every set once, in requests that the contract and their bounds accept", () => {
    const names = Array.from({ length: 130 }, (_, at) => `تمرين ${at}`);
    const exercises = [...names.map((name) => exercise(name, 2)), exercise("Bench Press", 900)];
    const portions = portionsOf({ ...nothing, exercises }, none);
    let sets = 0;
    for (const portion of portions) {
      if (portion.kind !== "sets") throw new Error(portion.kind);
      const own = portion.exercises.flatMap(({ days }) =>
        days.flatMap(({ items }) => items.flat()),
      );
      sets += own.length;
      expect(own.length).toBeLessThanOrEqual(pastChunk.sets);
      const sent = request(portion);
      expect(bytesOf(sent)).toBeLessThanOrEqual(pastChunk.bytes);
      expect(newPastPortion.safeParse(sent).error).toBeUndefined();
    }
    expect(sets).toBe((130 * 2 + 900) * 4);
    expect(portions.length).toBeLessThanOrEqual(Math.ceil(sets / pastChunk.sets) + 2);
  });

  it("are cut by bytes, where the values are long", () => {
    const days = Array.from({ length: 40 }, (_, at) => ({
      date: addDays("2024-01-01", at),
      items: [
        Array.from({ length: 12 }, (_, place) => ({
          ...set(place + 1),
          seconds: 36_000,
          metres: 200_000,
          kind: "failure" as const,
        })),
      ],
    }));
    const exercises = Array.from({ length: 40 }, (_, at) => ({
      name: `${at}${"س".repeat(110)}`,
      days: days.slice(0, 12),
    }));
    for (const portion of portionsOf({ ...nothing, exercises }, none)) {
      expect(bytesOf(request(portion))).toBeLessThanOrEqual(pastChunk.bytes);
    }
  });

  it("join two spellings of a name, and keep both of a day's items", () => {
    const exercises = [exercise("Bench Press", 1), exercise("bench  press", 2)];
    const chosen = newId();
    const [portion, ...more] = portionsOf({ ...nothing, exercises }, () => chosen);
    expect(more).toEqual([]);
    expect(portion).toMatchObject({
      exercises: [{ name: "Bench Press", exerciseId: chosen, days: [{}, {}] }],
    });
    if (portion?.kind !== "sets") throw new Error("no sets");
    expect(portion.exercises[0]?.days.map(({ items }) => items.length)).toEqual([2, 1]);
  });

  it("keep the kind of a set, and cut days of other kinds at the bound of a request", () => {
    const warmUp = { ...set(1), kind: "warm_up" as const };
    const exercises = [{ name: "Squat", days: [{ date: "2024-01-01", items: [[warmUp]] }] }];
    const steps = Array.from({ length: pastChunk.days + 1 }, (_, at) => ({
      date: addDays("2024-01-01", at),
      steps: at,
    }));
    const portions = portionsOf({ ...nothing, exercises, steps }, none);
    expect(portions.map(({ kind }) => kind)).toEqual(["sets", "steps", "steps"]);
    expect(portions[0]).toMatchObject({
      exercises: [{ days: [{ items: [[{ kind: "warm_up", seconds: null }]] }] }],
    });
    expect(portions.slice(1)).toMatchObject([
      { days: steps.slice(0, -1) },
      { days: steps.slice(-1) },
    ]);
  });

  it("are none for nothing", () => {
    expect(portionsOf(nothing, none)).toEqual([]);
  });
});
