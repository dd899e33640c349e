import { sql } from "drizzle-orm";
import type { PerformedSet } from "../../../domain/activity/performed-sets.ts";
import { performedSets as done } from "../../db/schema.ts";

/** Its number, repetitions and weight. */
export type SetNumbers = [number, number, number | null];

/** All sets of an exercise in one row: their ids are most of what would cross the wire. */
export const setNumbers =
  sql`json_group_array(json_array(${done.setNumber}, ${done.reps}, ${done.weight}))`
    .mapWith((list: string) => JSON.parse(list) as SetNumbers[])
    .as("numbers");

/** Sets that came in one row, by their number. */
export const setsOf = (numbers: readonly SetNumbers[]): PerformedSet[] =>
  numbers
    .map(([setNumber, reps, weight]) => ({ setNumber, reps, weight }))
    .sort((a, b) => a.setNumber - b.setNumber);
