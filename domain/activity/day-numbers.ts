import type { FieldRule } from "../fields.ts";
import { stepBounds } from "../person-bounds.ts";

/**
 * Numbers that trainees write for a day, one a day, with the rule of a written number. Each name is also the name of
 * its news, and of its queries and writes in both areas.
 */
export const dayNumbers = {
  steps: { kind: "number", min: 0, max: stepBounds.maxCount, decimals: 0 },
} as const satisfies Record<string, FieldRule>;

export type DayNumber = keyof typeof dayNumbers;

export const dayNumberNames = Object.keys(dayNumbers) as DayNumber[];

export const isDayNumber = (name: string): name is DayNumber => Object.hasOwn(dayNumbers, name);
