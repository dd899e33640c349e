import {
  addDays,
  dayOfWeek,
  daysBetween,
  type LocalDate,
  weekStart,
} from "../../domain/calendar.ts";
import { Random } from "./random.ts";

const epoch = "1970-01-01";
const dayMs = 86_400_000;

/** Days are counted from 1970-01-01, so that statements can calculate with them. */
export const dayNumber = (date: LocalDate): number => daysBetween(epoch, date);
export const dayDate = (number: number): LocalDate => addDays(epoch, number);

/** A calendar day for the statements. */
export interface SeedDay {
  n: number;
  date: LocalDate;
  /** 0 Sunday to 6 Saturday. */
  w: number;
  /** The number of the week's Sunday. */
  s: number;
  /** This day's factor of every hash, 1 to 2^31 − 2. */
  r: number;
}

/** All days from one to another, both included. */
export function seedDays(from: number, to: number, seed: number): SeedDay[] {
  return Array.from({ length: to - from + 1 }, (_, offset) => {
    const n = from + offset;
    const date = dayDate(n);
    return {
      n,
      date,
      w: dayOfWeek(date),
      s: dayNumber(weekStart(date)),
      r: new Random(seed * 7919 + n).whole(1, 2_147_483_646),
    };
  });
}

/** UTC milliseconds of an hour of a day. */
export const hourOf = (number: number, hour: number): number => number * dayMs + hour * 3_600_000;
