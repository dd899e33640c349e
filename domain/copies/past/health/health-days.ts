import { stepFields } from "../../../activity/step-days.ts";
import { isLocalDate, type LocalDate } from "../../../calendar.ts";
import { roundTo } from "../../../numerals.ts";
import { weightBounds } from "../../../person-bounds.ts";
import type { Past, PastApp, PastFault, PastRead } from "../past.ts";
import { Spans } from "./spans.ts";

/** Days of all sources together, kinds of records that are left, and faults that are told. */
const most = { days: 200_000, left: 200, faults: 500, value: 60, name: 60 } as const;
/** Seconds of the longest record: two days. */
const longest = 172_800;
const kgOfUnit: Record<string, number> = {
  kg: 1,
  g: 0.001,
  lb: 0.45359237,
  oz: 0.028349523125,
  st: 6.35029318,
};

/** Steps that a source counted; times are UTC seconds, the day is the written one of the start. */
interface CountedSteps {
  source: string;
  date: LocalDate;
  start: number;
  end: number;
  count: number;
}

/** A weight with its unit, at UTC seconds. */
interface Weighing {
  date: LocalDate;
  at: number;
  value: number;
  unit: string;
}

interface SourceDay {
  steps: number;
  counted: Spans;
}

/**
 * Daily totals of records in any order. Of several sources of a day the largest counts, and never their sum. Time that a
 * source has counted already is not counted again, so that a record which a file repeats adds nothing.
 */
export class HealthDays {
  readonly #today: LocalDate;
  readonly #sources = new Map<string, Map<LocalDate, SourceDay>>();
  readonly #weights = new Map<LocalDate, { at: number; kg: number }>();
  readonly #left = new Map<string, number>();
  readonly #faults: PastFault[] = [];
  #faultCount = 0;
  #days = 0;

  constructor(today: LocalDate) {
    this.#today = today;
  }

  /** Whether there are more days than a life has, so that the file is made up. */
  get isTooLarge(): boolean {
    return this.#days > most.days;
  }

  addSteps(column: string, { source, date, start, end, count }: CountedSteps): undefined {
    const days = this.#sources.get(source) ?? new Map<LocalDate, SourceDay>();
    let day = days.get(date);
    if (!day) {
      if (!this.#isPastDay(column, date)) return;
      day = { steps: 0, counted: new Spans() };
      this.#sources.set(source, days.set(date, day));
      this.#days += 1;
    }
    if (count < 0) return this.fault(column, String(count), "out_of_range");
    // A record without a length is of its second.
    const until = Math.min(Math.max(end, start + 1), start + longest);
    day.steps += count * day.counted.add(start, until);
  }

  addWeight(column: string, { date, at, value, unit }: Weighing): undefined {
    const written = `${value} ${unit}`;
    const factor = kgOfUnit[unit.toLowerCase()];
    if (factor === undefined) return this.fault(column, written, "unknown_unit");
    if (!this.#isPastDay(column, date)) return;
    const kg = roundTo(value * factor, 2);
    if (kg < weightBounds.min || kg > weightBounds.max) {
      return this.fault(column, written, "out_of_range");
    }
    const known = this.#weights.get(date);
    if (!known || at >= known.at) this.#weights.set(date, { at, kg });
  }

  /** Counts records of a kind that is not kept. */
  leave(what: string, count = 1): undefined {
    const name = clipped(what, most.name);
    if (this.#left.size < most.left || this.#left.has(name)) {
      this.#left.set(name, (this.#left.get(name) ?? 0) + count);
    }
  }

  fault(column: string, value: string, why: PastFault["why"]): undefined {
    this.#faultCount += 1;
    if (this.#faults.length >= most.faults) return;
    this.#faults.push({ row: null, column, value: clipped(value, most.value), why });
  }

  /** What was found, if anything; the name of steps is told with days above their limit. */
  readOf(app: PastApp, steps: string): PastRead {
    if (this.isTooLarge) return { refused: "too_large" };
    const past = this.#pastOf(app, steps);
    const found = [past.steps, past.body, past.faults, past.left];
    return found.some(({ length }) => length > 0) ? { past } : { refused: "empty" };
  }

  #pastOf(app: PastApp, steps: string): Past {
    const days = this.#stepDays(steps);
    return {
      app,
      person: null,
      exercises: [],
      body: [...this.#weights]
        .map(([date, { kg }]) => ({ date, weight: kg, measurements: {} }))
        .sort(byDate),
      steps: days,
      food: [],
      faults: this.#faults,
      faultCount: this.#faultCount,
      left: [...this.#left]
        .map(([what, count]) => ({ what, count }))
        .sort((one, other) => other.count - one.count),
    };
  }

  #stepDays(column: string): Past["steps"] {
    const largest = new Map<LocalDate, number>();
    for (const days of this.#sources.values()) {
      for (const [date, { steps }] of days) {
        const total = Math.round(steps);
        if (total > (largest.get(date) ?? 0)) largest.set(date, total);
      }
    }
    const days = [...largest].map(([date, steps]) => ({ date, steps })).sort(byDate);
    return days.filter(({ date, steps }) => {
      const isPossible = steps <= stepFields.steps.max;
      if (!isPossible) this.fault(column, `${date}: ${steps}`, "out_of_range");
      return isPossible;
    });
  }

  #isPastDay(column: string, date: LocalDate): boolean {
    if (!isLocalDate(date)) this.fault(column, date, "no_date");
    else if (date > this.#today) this.fault(column, date, "in_future");
    else return true;
    return false;
  }
}

const clipped = (text: string, letters: number) =>
  text.length <= letters ? text : `${[...text.slice(0, letters)].slice(0, -1).join("")}…`;

const byDate = (one: { date: LocalDate }, other: { date: LocalDate }) =>
  one.date < other.date ? -1 : 1;
