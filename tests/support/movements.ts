import { readdirSync, readFileSync } from "node:fs";
import { exerciseCategories } from "../../domain/libraries/exercises.ts";
import {
  type Movement,
  type MovementData,
  movementOf,
} from "../../domain/libraries/movement/movement.ts";
import { workedOf } from "../../domain/libraries/movement/muscles.ts";
import type { StepsData } from "../../domain/libraries/movement/steps.ts";

const folder = new URL("../../domain/libraries/movement/data/", import.meta.url);
const read = (path: string) => JSON.parse(readFileSync(new URL(path, folder), "utf8"));

export const muscleData: Record<string, string[]> = read("muscles.json");
export const sharedData: Record<string, MovementData> = read("drawn/shared.json");

/** The data of all movements by id, in the order of categories. */
export const movementData: Record<string, MovementData> = Object.assign(
  {},
  ...exerciseCategories.map((category) => read(`drawn/${category}.json`)),
);

/** The files of movements, without the shared one. */
export const movementFiles = readdirSync(new URL("drawn/", folder)).filter(
  (name) => name !== "shared.json",
);

export const stepsIn = (locale: "ar" | "en"): Record<string, StepsData> =>
  Object.assign(
    {},
    ...exerciseCategories.map((category) => read(`steps/${locale}/${category}.json`)),
  );

/** A movement by id. Throws if it does not exist. */
export function readMovement(id: string): Movement {
  const data = movementData[id];
  if (!data) throw new Error(`no movement ${id}`);
  return movementOf(data, sharedData, workedOf(muscleData[id]));
}

/** A movement of a test, without shared data. */
export const makeMovement = (data: MovementData = {}): Movement =>
  movementOf({ poses: [{}, { trunk: [20, 0, 0] }], ...data }, {}, { works: ["quads"], helps: [] });
