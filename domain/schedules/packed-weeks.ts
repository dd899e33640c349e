import { addDays, type LocalDate } from "../calendar.ts";
import { isId } from "../id.ts";

/*
 * An old week in one row: its items and sets in a twentieth of the space. Its rows are restored before
 * anybody reads them.
 */

/** A value of a row; JSON is a text here. */
type PackedCell = string | number | null;
export type PackedRow = Readonly<Record<string, PackedCell>>;

/** Rows by their columns' names; exercises and meals in the order of writing. */
export interface WeekRows {
  exercises: readonly PackedRow[];
  meals: readonly PackedRow[];
  sets: readonly PackedRow[];
}

export interface PackedWeek {
  /** 32 hexadecimal digits an item, exercises first. */
  ids: string;
  /** Copies of library rows as JSON texts, each once. */
  copies: string[];
  /** Compressed JSON. */
  body: Uint8Array;
}

/** The owner of a week, left out of its rows. */
interface PackedOwner {
  scheduleId: string;
  traineeId: string;
  weekStart: LocalDate;
}

/** Columns copied from the library: the same in many people's weeks. */
const copiedColumns = {
  exercises: [
    "exercise_id",
    "name",
    "english_name",
    "category",
    "type",
    "description",
    "video_url",
    "video_id",
  ],
  meals: ["meal_id", "name", "description", "calories", "protein", "carbs", "fat"],
} as const;
type ItemKind = keyof typeof copiedColumns;

const ownColumns = ["id", "schedule_id", "trainee_id"];

/** A column's values; a single one if all rows agree. */
type Columns = Record<string, PackedCell | PackedCell[]>;
interface Packed {
  rows: number;
  columns: Columns;
}
interface Body {
  version: 1;
  exercises: Packed;
  meals: Packed;
  sets: Packed;
}

/** Placeholder of a derivable value: a date by its weekday, or a set's value by its item. */
const derivable = 0;

/**
 * Packs a week. Ids of sets are dropped, because nothing refers to them; `unpackWeek` makes new ones in the
 * same order.
 * @returns undefined if it cannot be packed: an id is no UUID, or a set belongs to another week's item
 */
export async function packWeek(
  week: WeekRows,
  { weekStart }: Pick<PackedOwner, "weekStart">,
): Promise<PackedWeek | undefined> {
  const items = [...week.exercises, ...week.meals];
  if (!items.every(({ id }) => isId(String(id)))) return undefined;
  const places = new Map(week.exercises.map(({ id }, place) => [id, place]));
  if (!week.sets.every(({ schedule_exercise_id: item }) => item === null || places.has(item))) {
    return undefined;
  }
  const copies = new Map<string, number>();
  const sunday = Date.parse(weekStart);
  const itemsOf = (kind: ItemKind) =>
    packRows(
      week[kind].map((row) => {
        const shown = copiedColumns[kind].filter((name) => name in row);
        const copy = JSON.stringify(Object.fromEntries(shown.map((name) => [name, row[name]])));
        if (!copies.has(copy)) copies.set(copy, copies.size);
        return {
          ...counted(without(row, [...ownColumns, ...copiedColumns[kind]]), -sunday),
          date: same(row.date, dayOf(row, weekStart)),
          copy: copies.get(copy) ?? 0,
        };
      }),
    );
  const sets = [...week.sets]
    .sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1))
    .map((set) => {
      const place = places.get(set.schedule_exercise_id ?? null);
      const item = place === undefined ? undefined : week.exercises[place];
      const { created_at: createdAt, updated_at: updatedAt } = set;
      return {
        ...counted(without(set, ["id", "trainee_id"]), -sunday),
        ...(isInstant(createdAt) && isInstant(updatedAt) && { updated_at: updatedAt - createdAt }),
        date: same(set.date, item?.date),
        schedule_exercise_id: place ?? null,
        exercise_id: same(set.exercise_id, item?.exercise_id),
        exercise_name: same(set.exercise_name, item?.name),
      };
    });
  const body: Body = {
    version: 1,
    exercises: itemsOf("exercises"),
    meals: itemsOf("meals"),
    sets: packRows(sets),
  };
  return {
    ids: items.map(({ id }) => String(id).replaceAll("-", "")).join(""),
    copies: [...copies.keys()],
    body: await pressed(JSON.stringify(body)),
  };
}

const same = (value: PackedCell | undefined, known: PackedCell | undefined): PackedCell =>
  value !== null && value === known ? derivable : (value ?? null);
const unless = (value: PackedCell | undefined, known: PackedCell | undefined): PackedCell =>
  (value === derivable ? known : value) ?? null;

const dayOf = ({ day_of_week: day }: PackedRow, sunday: LocalDate) =>
  typeof day === "number" ? addDays(sunday, day) : undefined;

const isInstant = (value: PackedCell | undefined): value is number => Number.isInteger(value);

/** A row with its instants relative to another one. */
const counted = (row: PackedRow, by: number): PackedRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      name.endsWith("_at") && isInstant(value) ? value + by : value,
    ]),
  );

const without = (row: PackedRow, names: readonly string[]): PackedRow =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

function packRows(rows: readonly PackedRow[]): Packed {
  const columns = Object.keys(rows[0] ?? {}).map((name) => {
    const values = rows.map((row) => row[name] ?? null);
    return [name, values.every((value) => value === values[0]) ? (values[0] ?? null) : values];
  });
  return { rows: rows.length, columns: Object.fromEntries(columns) as Columns };
}

/**
 * The rows of a packed week, unchanged except for the ids of sets.
 * @throws for any other input than a result of `packWeek`
 */
export async function unpackWeek(
  { ids, copies, body }: PackedWeek,
  owner: PackedOwner,
): Promise<WeekRows> {
  const read = JSON.parse(await expanded(body)) as Body;
  if (read.version !== 1) throw new Error(`a packed week of version ${String(read.version)}`);
  const own = { schedule_id: owner.scheduleId, trainee_id: owner.traineeId };
  const sunday = Date.parse(owner.weekStart);
  const itemsOf = (kind: ItemKind, before: number) =>
    unpackRows(read[kind]).map((row, index): PackedRow => {
      const { copy, ...rest } = row;
      const shown = copies[Number(copy)];
      if (shown === undefined) throw new Error(`week ${owner.scheduleId} lacks a copy`);
      const id = idAt(ids, before + index);
      const date = unless(rest.date, dayOf(rest, owner.weekStart));
      return { id, ...own, ...counted(rest, sunday), date, ...(JSON.parse(shown) as PackedRow) };
    });
  const exercises = itemsOf("exercises", 0);
  const meals = itemsOf("meals", exercises.length);
  const sets = unpackRows(read.sets).map((set, place): PackedRow => {
    const { schedule_exercise_id: at, exercise_id: exercise, exercise_name: name } = set;
    const item = at === null ? undefined : exercises[Number(at)];
    const { created_at: createdAt, updated_at: updatedAt } = set;
    const later = isInstant(createdAt) && isInstant(updatedAt) ? createdAt + updatedAt : updatedAt;
    return {
      ...counted({ ...set, ...("updated_at" in set && { updated_at: later ?? null }) }, sunday),
      date: unless(set.date, item?.date),
      id: setId(owner, place),
      trainee_id: owner.traineeId,
      schedule_exercise_id: item?.id ?? null,
      exercise_id: unless(exercise, item?.exercise_id),
      exercise_name: unless(name, item?.name),
    };
  });
  return { exercises, meals, sets };
}

function unpackRows({ rows, columns }: Packed): PackedRow[] {
  return Array.from({ length: rows }, (_, row) =>
    Object.fromEntries(
      Object.entries(columns).map(([name, values]) => [
        name,
        Array.isArray(values) ? (values[row] ?? null) : values,
      ]),
    ),
  );
}

function idAt(ids: string, place: number): string {
  const digits = ids.slice(place * 32, place * 32 + 32).toLowerCase();
  if (digits.length < 32) throw new Error("a packed week lacks an id");
  return dashed(digits);
}

const dashed = (digits: string) => digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");

/** A set's id: the week's instant, the set's place, and bits of the week's id. */
function setId({ scheduleId, weekStart: sunday }: PackedOwner, place: number): string {
  const instant = Date.parse(sunday).toString(16).padStart(12, "0");
  const chance = scheduleId.replaceAll("-", "").slice(17);
  return dashed(`${instant}7${place.toString(16).padStart(3, "0")}8${chance}`);
}

const pressed = (text: string) =>
  through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));

const expanded = async (bytes: Uint8Array) =>
  new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));

async function through(
  bytes: Uint8Array,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const { readable, writable } = stream as TransformStream<Uint8Array, Uint8Array>;
  const writer = writable.getWriter();
  // Both fail alike; the response reports it.
  const written = writer.write(bytes).then(() => writer.close());
  written.catch(() => {});
  return new Uint8Array(await new Response(readable).arrayBuffer());
}
