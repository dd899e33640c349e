import type { LocalDate } from "../calendar.ts";
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

/** One record a day, oldest first. Of several records of a day the last one counts. */
export const latestByDay = <Dated extends { date: LocalDate }>(
  records: readonly Dated[],
): Dated[] =>
  [...new Map(records.map((record) => [record.date, record])).values()].sort((one, other) =>
    one.date < other.date ? -1 : 1,
  );
