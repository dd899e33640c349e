import { ownMealFields } from "../../activity/diet.ts";
import type { MeasurementKind } from "../../body/measurements.ts";
import type { LocalDate } from "../../calendar.ts";
import { roundTo } from "../../numerals.ts";
import type { PerformedSet } from "../../schedules/performed-sets.ts";
import { asOneLine } from "../../text.ts";
import { pastNameKey } from "./name-key.ts";
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
const foodKinds = ["calories", "protein", "carbs", "fat"] as const;

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
  readonly #today: LocalDate;
  readonly #openUnit: "kg" | "lb";
  readonly #exercises = new Map<string, { name: string; days: Map<LocalDate, Day> }>();
  readonly #body = new Map<LocalDate, PastBody>();
  readonly #bodySeconds = new Map<string, number>();
  readonly #steps = new Map<LocalDate, number>();
  readonly #food = new Map<LocalDate, PastFood>();
  readonly #faults: PastFault[] = [];
  readonly #left = new Map<string, number>();
  #faultCount = 0;

  #hasOpenUnit = false;

  /** @param openUnit of weights whose unit the file does not name */
  constructor({
    today,
    openUnit = "kg",
  }: { today: LocalDate; openUnit?: "kg" | "lb" | undefined }) {
    this.#today = today;
    this.#openUnit = openUnit;
  }

  isAfterToday = (date: LocalDate): boolean => date > this.#today;

  /** The unit of a distance whose unit the file does not name: miles with pounds. */
  get openDistance(): "km" | "mi" {
    return this.#openUnit === "lb" ? "mi" : "km";
  }

  /** The unit of a weight whose unit the file does not name. */
  openUnit(): "kg" | "lb" {
    this.#hasOpenUnit = true;
    return this.#openUnit;
  }

  fault(row: number | null, column: string, value: string, why: PastFault["why"]): undefined {
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
    const name = cleanName(place.exercise);
    const key = pastNameKey(name);
    if (key === "") return;
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
    if (item && item.length < pastBounds.sets) item.push({ setNumber: item.length + 1, ...set });
    else this.leave(name);
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

  /** Whether a day is over; today's steps and food are not all there yet. */
  isOver = (date: LocalDate): boolean => date < this.#today;

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

  /** Days of food within the bounds of a meal, rounded as it is stored; a day without any calories is no day. */
  #foodDays(): PastFood[] {
    return [...this.#food.values()].flatMap(({ date, ...food }) => {
      const calories = roundTo(food.calories, ownMealFields.calories.decimals);
      if (calories === 0) return [];
      const day = { date, calories, ...grams(food) };
      const tooLarge = foodKinds.find((kind) => (day[kind] ?? 0) > ownMealFields[kind].max);
      if (!tooLarge) return [day];
      this.fault(null, tooLarge, `${date}: ${day[tooLarge]}`, "out_of_range");
      return [];
    });
  }

  past(app: PastApp, person: string | null): Past {
    const food = byDate(this.#foodDays());
    return {
      app,
      person,
      exercises: [...this.#exercises.values()].map(({ name, days }) => ({
        name,
        days: byDate([...days].map(([date, { items }]) => ({ date, items }))),
      })),
      body: byDate([...this.#body.values()]),
      steps: byDate([...this.#steps].map(([date, steps]) => ({ date, steps }))),
      food,
      faults: this.#faults,
      faultCount: this.#faultCount,
      ...(this.#hasOpenUnit && { hasOpenUnit: true }),
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

const grams = ({ protein, carbs, fat }: Omit<PastFood, "date">) => ({
  protein: tenths(protein),
  carbs: tenths(carbs),
  fat: tenths(fat),
});
const tenths = (value: number | null) => (value === null ? null : roundTo(value, 1));

/** A name as it is stored: of one line, without control characters and lone halves of signs. */
const cleanName = (text: string) =>
  asOneLine(text)
    .slice(0, pastBounds.name)
    .replace(/[\p{Cc}\p{Cs}\ufff9-\ufffb]/gu, "")
    .trim();

const sum = (one: number | null, other: number | null | undefined) =>
  one === null ? (other ?? null) : one + (other ?? 0);

const byDate = <Dated extends { date: LocalDate }>(days: Dated[]): Dated[] =>
  days.sort((one, other) => (one.date < other.date ? -1 : 1));
