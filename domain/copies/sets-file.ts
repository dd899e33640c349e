import { type LocalDate, localDateAt, minuteOfDay } from "../calendar.ts";
import { guardedText } from "../csv.ts";
import { groupedBy } from "../grouping.ts";
import type { SetKind } from "../schedules/performed-sets.ts";

/** A performed set with what its line says. */
export interface FiledSet {
  date: LocalDate;
  /** The item of its day, or null once that is gone; the same exercise can be two items. */
  item: string | null;
  exercise: string;
  setNumber: number;
  reps: number;
  /** kg; null without weight. */
  weight: number | null;
  seconds: number | null;
  metres: number | null;
  kind?: SetKind | undefined;
  /** UTC milliseconds; null for a set of another app. */
  createdAt: number | null;
}

/** Columns of Hevy's own export, which Hevy, Strong and others import. */
const columns = [
  "title",
  "start_time",
  "end_time",
  "description",
  "exercise_title",
  "superset_id",
  "exercise_notes",
  "set_index",
  "set_type",
  "weight_kg",
  "reps",
  "distance_km",
  "duration_seconds",
  "rpe",
] as const;

/** The kinds as Hevy writes them. */
const typeNames: Record<SetKind, string> = {
  warm_up: "warmup",
  drop: "dropset",
  failure: "failure",
};

export const setsHead = `${columns.map(quoted).join(",")}\n`;

/** Months as the file writes them in any language. */
const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** `28 Mar 2025, 17:29`. */
function timeText(date: LocalDate, minute: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const month = months[Number(date.slice(5, 7)) - 1];
  return `${date.slice(8, 10)} ${month} ${date.slice(0, 4)}, ${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** The minute of a day without a set of that day: sets were written later. */
const noon = 12 * 60;

/** First and last minute of a day's sets by the person's clock; sets written on another day say nothing about it. */
function timesOf(date: LocalDate, sets: readonly FiledSet[], zone: string) {
  const minutes = sets
    .flatMap(({ createdAt }) => createdAt ?? [])
    .filter((at) => localDateAt(at, zone) === date)
    .map((at) => minuteOfDay(at, zone));
  const start = minutes.length > 0 ? Math.min(...minutes) : noon;
  return { start, end: minutes.length > 0 ? Math.max(...minutes) : noon };
}

/** The lines of a day, which is one workout: its exercises in the order of their first sets. */
export function dayLines(
  sets: readonly FiledSet[],
  { title, zone }: { title: string; zone: string },
): string {
  const [first] = sets;
  if (!first) return "";
  const { date } = first;
  const { start, end } = timesOf(date, sets, zone);
  const workout = [quoted(title), quoted(timeText(date, start)), quoted(timeText(date, end)), '""'];
  return exercisesOf(sets)
    .flatMap((ofExercise) =>
      ofExercise.map((set, index) => `${[...workout, ...cellsOf(set, index)].join(",")}\n`),
    )
    .join("");
}

function exercisesOf(sets: readonly FiledSet[]): FiledSet[][] {
  const inOrder = sets.toSorted(
    (one, other) =>
      (one.createdAt ?? 0) - (other.createdAt ?? 0) || one.setNumber - other.setNumber,
  );
  const groups = groupedBy(inOrder, ({ item, exercise }) => item ?? exercise);
  return [...groups.values()].map((group) =>
    group.toSorted((one, other) => one.setNumber - other.setNumber),
  );
}

function cellsOf(set: FiledSet, index: number): string[] {
  const { exercise, weight, reps, seconds, metres, kind } = set;
  const isTimed = seconds !== null || metres !== null;
  return [
    quoted(exercise),
    "",
    '""',
    String(index),
    quoted(kind ? typeNames[kind] : "normal"),
    numberText(weight),
    isTimed && reps === 0 ? "" : String(reps),
    numberText(metres === null ? null : metres / 1000),
    numberText(seconds),
    "",
  ];
}

const numberText = (value: number | null): string => (value === null ? "" : String(value));

function quoted(text: string): string {
  return `"${guardedText(text).replaceAll('"', '""')}"`;
}

/** Whole days of sets in the order of their days; the last day of a page may go on in the next. */
export async function* wholeDays<Row extends { date: LocalDate }>(
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Row[][]> {
  let open: Row[] = [];
  for await (const page of pages) {
    const days = [...groupedBy([...open, ...page], ({ date }) => date).values()];
    open = days.pop() ?? [];
    yield days;
  }
  if (open.length > 0) yield [open];
}

/** Maximum days of one slice of a file. */
const slice = 50;

/** Two lists of whole days as one, in the order of the days. */
export async function* daysTogether<Row extends { date: LocalDate }>(
  one: AsyncIterable<Row[][]>,
  other: AsyncIterable<Row[][]>,
): AsyncGenerator<Row[][]> {
  const [left, right] = [eachDay(one), eachDay(other)];
  let [a, b] = [await left.next(), await right.next()];
  let days: Row[][] = [];
  while (!a.done || !b.done) {
    const date = [a, b].flatMap(({ done, value }) => (done ? [] : [dateOf(value)])).sort()[0];
    const day: Row[] = [];
    if (!a.done && dateOf(a.value) === date) {
      day.push(...a.value);
      a = await left.next();
    }
    if (!b.done && dateOf(b.value) === date) {
      day.push(...b.value);
      b = await right.next();
    }
    days.push(day);
    if (days.length < slice) continue;
    yield days;
    days = [];
  }
  yield days;
}

const dateOf = ([first]: readonly { date: LocalDate }[]) => first?.date ?? "";

async function* eachDay<Row>(pages: AsyncIterable<Row[][]>): AsyncGenerator<Row[], undefined> {
  for await (const days of pages) yield* days;
}
