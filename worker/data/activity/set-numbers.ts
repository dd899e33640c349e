import { sql } from "drizzle-orm";
import type { PerformedSet } from "../../../domain/schedules/performed-sets.ts";
import { decoded } from "../../db/decoded.ts";
import { performedSets as done } from "../../db/schema.ts";

/** Its number, repetitions, weight, seconds and metres. */
export type SetNumbers = [number, number, number | null, number | null, number | null];

/** All sets of an exercise in one row without ids, which would be most of the bytes. */
export const setNumbers = decoded(
  sql<SetNumbers[]>`json_group_array(json_array(
    ${done.setNumber}, ${done.reps}, ${done.weight}, ${done.seconds}, ${done.metres}))`,
  (list: string) => JSON.parse(list) as SetNumbers[],
).as("numbers");

/** Sets of one row, by their number. */
export const setsOf = (numbers: readonly SetNumbers[]): PerformedSet[] =>
  numbers
    .map(([setNumber, reps, weight, seconds, metres]) => ({
      setNumber,
      reps,
      weight,
      ...(seconds !== null && { seconds }),
      ...(metres !== null && { metres }),
    }))
    .sort((a, b) => a.setNumber - b.setNumber);
