import type { LocalDate } from "../../calendar.ts";
import type { PackedDay } from "../../schedules/packed-days.ts";
import type { SetKind } from "../../schedules/performed-sets.ts";
import { pastNameKey } from "./name-key.ts";
import { type Past, type PastBody, type PastFood, pastBounds, pastChunk } from "./past.ts";

/** A set with all its fields; null for those without a value. */
interface SentSet {
  reps: number;
  weight: number | null;
  seconds: number | null;
  metres: number | null;
  kind: SetKind | null;
}

interface SentDay {
  date: LocalDate;
  items: SentSet[][];
}

interface SentExercise {
  name: string;
  exerciseId: string | null;
  days: SentDay[];
}

type SentPortion =
  | { kind: "sets"; exercises: SentExercise[] }
  | { kind: "body"; days: PastBody[] }
  | { kind: "steps"; days: Past["steps"][number][] }
  | { kind: "food"; days: PastFood[] };

/**
 * A past in portions of one request each: exercises one after the other, then weights and measurements, steps, food.
 * @param exerciseOf the library's exercise of a name in the file; null for none
 */
export function portionsOf(
  past: Pick<Past, "exercises" | "body" | "steps" | "food">,
  exerciseOf: (name: string) => string | null,
): SentPortion[] {
  return [
    ...setPortions(past, exerciseOf),
    ...chunksOf(past.body).map((days) => ({ kind: "body" as const, days })),
    ...chunksOf(past.steps).map((days) => ({ kind: "steps" as const, days })),
    ...chunksOf(past.food).map((days) => ({ kind: "food" as const, days })),
  ];
}

function setPortions(
  past: Pick<Past, "exercises">,
  exerciseOf: (name: string) => string | null,
): SentPortion[] {
  const portions: SentExercise[][] = [];
  let room = { sets: 0, bytes: 0 };
  for (const { name, days } of joinedByName(past.exercises)) {
    const exercise = { name, exerciseId: exerciseOf(name) };
    const head = bytesOf(exercise) + headFrame;
    for (const day of days) {
      const sets = day.items.reduce((sum, each) => sum + each.length, 0);
      const portion = portions.at(-1) ?? [];
      const begun = portion.at(-1)?.name === name ? portion.at(-1) : undefined;
      const bytes = bytesOf(day) + 1 + (begun ? 0 : head);
      const hasPlace = begun
        ? begun.days.length < pastChunk.days
        : portion.length > 0 && portion.length < pastChunk.names;
      const fits = hasPlace && sets <= room.sets && bytes <= room.bytes;
      if (!fits) {
        portions.push([{ ...exercise, days: [day] }]);
        room = { sets: pastChunk.sets, bytes: pastChunk.bytes - envelope - head };
      } else if (begun) begun.days.push(day);
      else portion.push({ ...exercise, days: [day] });
      room = { sets: room.sets - sets, bytes: room.bytes - bytes };
    }
  }
  return portions.map((exercises) => ({ kind: "sets", exercises }));
}

/** Bytes of an exercise's days without them. */
const headFrame = ',"days":[],'.length;

const encoder = new TextEncoder();
/** Bytes as JSON: an Arabic letter has two. */
const bytesOf = (value: unknown) => encoder.encode(JSON.stringify(value)).length;

/** Bytes of a request besides its days: ids, the app, the file's name. */
const envelope = 1000;

/** Exercises by their keys, in the order of the file; a day in two spellings is one day with all items. */
function joinedByName(
  exercises: Past["exercises"],
): Iterable<{ name: string; days: Iterable<SentDay> }> {
  const byKey = new Map<string, { name: string; days: Map<LocalDate, SentDay> }>();
  for (const { name, days } of exercises) {
    const key = pastNameKey(name);
    const known = byKey.get(key) ?? { name, days: new Map<LocalDate, SentDay>() };
    byKey.set(key, known);
    for (const day of days) {
      const sent = sentDay(day);
      const items = [...(known.days.get(day.date)?.items ?? []), ...sent.items];
      known.days.set(day.date, { date: day.date, items: items.slice(0, pastBounds.items) });
    }
  }
  return [...byKey.values()].map(({ name, days }) => ({ name, days: days.values() }));
}

const sentDay = ({ date, items }: PackedDay): SentDay => ({
  date,
  items: items.map((sets) =>
    sets.slice(0, pastBounds.sets).map(({ reps, weight, seconds, metres, kind }) => ({
      reps,
      weight,
      seconds: seconds ?? null,
      metres: metres ?? null,
      kind: kind ?? null,
    })),
  ),
});

/** Days in portions, in their order. */
function chunksOf<Day>(days: readonly Day[]): Day[][] {
  const chunks: Day[][] = [];
  let room = 0;
  for (const day of days) {
    const size = bytesOf(day) + 1;
    const last = chunks.at(-1);
    if (!last || last.length >= pastChunk.days || size > room) {
      chunks.push([day]);
      room = pastChunk.bytes - envelope - size;
    } else {
      last.push(day);
      room -= size;
    }
  }
  return chunks;
}
