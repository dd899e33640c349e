import { readFileSync } from "node:fs";
import type { Past } from "../../domain/copies/past/past.ts";
import { readPast } from "../../domain/copies/past/read-past.ts";

/** The day of every reading in tests. */
export const pastToday = "2026-12-01";

export const fileText = (path: string): string =>
  readFileSync(new URL(`../fixtures/${path}`, import.meta.url), "utf8");

/** What a text tells; a refused one fails the test. */
export function pastOf(text: string, today = pastToday): Past {
  const read = readPast(text, { today, fileName: "file.csv" });
  if ("refused" in read) throw new Error(`refused: ${read.refused}`);
  return read.past;
}

/** Why a text is not read. */
export function refusalOf(text: string): string | undefined {
  const read = readPast(text, { today: pastToday, fileName: "file.csv" });
  return "refused" in read ? read.refused : undefined;
}

/** All that a past tells, in portions of the contract. */
export function portionsOf({ exercises, body, steps, food }: Past): object[] {
  const none = { seconds: null, metres: null, kind: null };
  const setDays = (days: Past["exercises"][number]["days"]) =>
    days.map(({ date, items }) => ({
      date,
      items: items.map((sets) => sets.map(({ setNumber: _, ...set }) => ({ ...none, ...set }))),
    }));
  return [
    ...exercises.map(({ name, days }) => ({
      kind: "sets",
      exercises: [{ name, exerciseId: null, days: setDays(days) }],
    })),
    ...body.map((day) => ({ kind: "body", days: [day] })),
    ...steps.map((day) => ({ kind: "steps", days: [day] })),
    ...food.map(({ date, calories, protein, carbs, fat }) => ({
      kind: "food",
      days: [{ date, calories, protein: protein ?? 0, carbs: carbs ?? 0, fat: fat ?? 0 }],
    })),
  ];
}

/** `name date: weight×reps kind, …; …` for each day, with items separated by semicolons. */
export const daysOf = (past: Past): string[] =>
  past.exercises.flatMap(({ name, days }) =>
    days.map(({ date, items }) => `${name} ${date}: ${items.map(itemText).join("; ")}`),
  );

function itemText(sets: Past["exercises"][number]["days"][number]["items"][number]): string {
  return sets
    .map(({ reps, weight, seconds, metres, kind }) =>
      [
        weight === null ? "" : `${weight}×`,
        reps,
        seconds === undefined ? "" : ` ${seconds}s`,
        metres === undefined ? "" : ` ${metres}m`,
        kind === undefined ? "" : ` ${kind}`,
      ].join(""),
    )
    .join(", ");
}
