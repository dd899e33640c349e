import { foldForSearch } from "../../arabic.ts";
import type { MeasurementKind } from "../../body/measurements.ts";
import type { LocalDate } from "../../calendar.ts";
import type { PerformedSet } from "../../schedules/performed-sets.ts";
import { asOneLine } from "../../text.ts";
import {
  type Past,
  type PastApp,
  type PastBody,
  type PastFault,
  type PastFood,
  pastBounds,
} from "./past.ts";

const maxFaults = 500;
const shownOfCell = 60;

/** Where a set is in its file. */
export interface SetPlace {
  exercise: string;
  date: LocalDate;
  /** Two workouts of a day have different ones. */
  workout: string;
  /** The set's number in its item; null if the file has none. */
  number: number | null;
  /** Grows where the file goes on to another exercise. */
  run: number;
}

interface Day {
  items: PerformedSet[][];
  last: Pick<SetPlace, "workout" | "number" | "run">;
}

/** What is read of a file so far. */
export class Gathered {
  readonly today: LocalDate;
  readonly #exercises = new Map<string, { name: string; days: Map<LocalDate, Day> }>();
  readonly #body = new Map<LocalDate, PastBody>();
  readonly #bodySeconds = new Map<string, number>();
  readonly #steps = new Map<LocalDate, number>();
  readonly #food = new Map<LocalDate, PastFood>();
  readonly #faults: PastFault[] = [];
  readonly #left = new Map<string, number>();
  #faultCount = 0;

  constructor(today: LocalDate) {
    this.today = today;
  }

  fault(row: number, column: string, value: string, why: PastFault["why"]): undefined {
    this.#faultCount += 1;
    if (this.#faults.length >= maxFaults) return;
    this.#faults.push({ row, column, value: value.slice(0, shownOfCell), why });
  }

  /** Counts what Miran does not keep. */
  leave(what: string): void {
    this.#left.set(what, (this.#left.get(what) ?? 0) + 1);
  }

  /** A set; the same exercise twice a day stays two items. */
  addSet(place: SetPlace, set: Omit<PerformedSet, "setNumber">): void {
    const name = asOneLine(place.exercise).trim().slice(0, pastBounds.name).trim();
    const key = foldForSearch(name);
    const exercise = this.#exercises.get(key) ?? { name, days: new Map<LocalDate, Day>() };
    this.#exercises.set(key, exercise);
    const { workout, number, run } = place;
    const day = exercise.days.get(place.date) ?? {
      items: [[]],
      last: { workout, number: null, run },
    };
    exercise.days.set(place.date, day);
    const isOther = startsItem(day.last, place);
    const isFull = day.items.at(-1)?.length === pastBounds.sets;
    if ((isOther || isFull) && day.items.length < pastBounds.items) day.items.push([]);
    const item = day.items.at(-1);
    if (!item || item.length === pastBounds.sets) return this.leave(name);
    item.push({ setNumber: item.length + 1, ...set });
    day.last = { workout, number: number ?? (isOther ? null : day.last.number), run };
  }

  /** A value of a day's body; the latest of the day counts. */
  addBody(date: LocalDate, second: number, kind: "weight" | MeasurementKind, value: number): void {
    const key = `${date} ${kind}`;
    if ((this.#bodySeconds.get(key) ?? 0) > second) return;
    this.#bodySeconds.set(key, second);
    const day = this.#body.get(date) ?? { date, weight: null, measurements: {} };
    this.#body.set(
      date,
      kind === "weight"
        ? { ...day, weight: value }
        : { ...day, measurements: { ...day.measurements, [kind]: value } },
    );
  }

  /** Steps of a day; of two rows the larger one counts, never their sum. */
  addSteps(date: LocalDate, steps: number): void {
    this.#steps.set(date, Math.max(steps, this.#steps.get(date) ?? 0));
  }

  /** Food of a day, added to what the day has. */
  addFood({ date, calories, protein, carbs, fat }: PastFood): void {
    const day = this.#food.get(date);
    this.#food.set(date, {
      date,
      calories: calories + (day?.calories ?? 0),
      protein: sum(protein, day?.protein),
      carbs: sum(carbs, day?.carbs),
      fat: sum(fat, day?.fat),
    });
  }

  get food(): Iterable<PastFood> {
    return this.#food.values();
  }

  past(app: PastApp, person: string | null): Past {
    return {
      app,
      person,
      exercises: [...this.#exercises.values()].map(({ name, days }) => ({
        name,
        days: byDate([...days].map(([date, { items }]) => ({ date, items }))),
      })),
      body: byDate([...this.#body.values()]),
      steps: byDate([...this.#steps].map(([date, steps]) => ({ date, steps }))),
      food: byDate([...this.#food.values()]),
      faults: this.#faults,
      faultCount: this.#faultCount,
      left: [...this.#left].map(([what, count]) => ({ what, count })),
    };
  }
}

/**
 * Whether a set begins another item of its day: in another workout, by a number that starts again, or without a
 * number after sets of other exercises.
 */
function startsItem(last: Day["last"], { workout, number, run }: SetPlace): boolean {
  if (workout !== last.workout) return true;
  if (number === null) return run !== last.run;
  return last.number !== null && number <= last.number;
}

const sum = (one: number | null, other: number | null | undefined) =>
  one === null ? (other ?? null) : one + (other ?? 0);

const byDate = <Dated extends { date: LocalDate }>(days: Dated[]): Dated[] =>
  days.sort((one, other) => (one.date < other.date ? -1 : 1));
