import { groupedBy } from "../../../domain/grouping.ts";
import { maxQueriesInRun } from "../../../domain/plumbing/outbox.ts";
import {
  type PackedRow,
  type PackedWeek,
  packWeek,
  unpackWeek,
} from "../../../domain/schedules/packed-weeks.ts";
import { packedBefore } from "../../../domain/schedules/packing.ts";
import type { PerformedSet } from "../../../domain/schedules/performed-sets.ts";
import { countQueries } from "../../data/plumbing/count-queries.ts";
import { getDatabaseBytes } from "../../data/plumbing/storage.ts";
import { refusalOf } from "../../data/proofs.ts";
import type { PackedExercise } from "../../data/schedules/packed-days.ts";
import {
  listPackableWeeks,
  packWeeks,
  postponePacking,
  type ReadWeek,
  readWeeks,
} from "../../data/schedules/packed-weeks.ts";
import type { Platform } from "../../platform.ts";
import { PartialFailure } from "../plumbing/partial-failure.ts";

/** Maximum weeks of a batch, with about 2,000 rows each: short blocking of the database. */
const maxWeeksInBatch = 20;
/** Maximum queries of a batch: to find, to read and to write. */
const maxQueriesOfPart = 25;

interface PackingBounds {
  maxQueries?: number;
  /** Size of the database in bytes; read from it by default. */
  databaseBytes?: number;
}

/**
 * Packs old weeks into one row each, oldest first, up to the queries of one invocation. A week that changes
 * meanwhile waits for the next run, as do all during a backup. Safe to run twice at once and to be killed.
 */
export async function packOldWeeks(
  { database: client, now, log }: Pick<Platform, "database" | "now" | "log">,
  { maxQueries = maxQueriesInRun, databaseBytes }: PackingBounds = {},
): Promise<Record<string, number>> {
  const { database, asked } = countQueries(client);
  const before = packedBefore(now(), databaseBytes ?? (await getDatabaseBytes(database)));
  const counts = { weeks: 0, items: 0, left: 0 };
  while (asked() + maxQueriesOfPart <= maxQueries) {
    const ids = await listPackableWeeks(database, {
      before,
      now: now(),
      limit: maxWeeksInBatch,
    });
    if (ids.length === 0) break;
    const whole: { read: ReadWeek; packed: PackedWeek }[] = [];
    const left: string[] = [];
    for (const read of await readWeeks(database, ids)) {
      const packed = read.isTangled ? undefined : await packedWhole(read);
      if (packed) whole.push({ read, packed });
      else left.push(read.scheduleId);
    }
    if (left.length > 0) await postponePacking(database, left, now());
    counts.left += left.length;
    try {
      const exercises = exercisesOf(whole.map(({ read }) => read));
      await packWeeks(database, whole, { exercises, now: now() });
    } catch (error) {
      if (refusalOf(error, ["changed", "backing_up"])) break;
      log({ level: "error", event: "packing_failed", error: String(error) });
      throw new PartialFailure(counts, error);
    }
    counts.weeks += whole.length;
    for (const { read } of whole) {
      counts.items += read.exercises.length + read.meals.length + read.sets.length;
    }
    if (ids.length < maxWeeksInBatch) break;
  }
  return counts;
}

/** Packs a week and proves that every value of every row is in it. */
async function packedWhole(read: ReadWeek): Promise<PackedWeek | undefined> {
  const packed = await packWeek(read, read);
  if (!packed) return undefined;
  const unpacked = await unpackWeek(packed, read);
  const bySetId = [...read.sets].sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
  const isWhole =
    areAlike(read.exercises, unpacked.exercises) &&
    areAlike(read.meals, unpacked.meals) &&
    areAlike(bySetId.map(withoutId), unpacked.sets.map(withoutId));
  if (!isWhole) throw new Error(`week ${read.scheduleId} is not what it was once it is packed`);
  return packed;
}

const withoutId = ({ id: _, ...row }: PackedRow): PackedRow => row;

const areAlike = (before: readonly PackedRow[], after: readonly PackedRow[]) =>
  before.length === after.length &&
  before.every((row, place) => {
    const names = Object.keys(row);
    const other = after[place] ?? {};
    return (
      names.length === Object.keys(other).length && names.every((name) => row[name] === other[name])
    );
  });

/** The days of each exercise in some weeks, for its history. */
function exercisesOf(weeks: readonly ReadWeek[]): PackedExercise[] {
  const sets = weeks.flatMap((week) => week.sets).filter(({ exercise_id }) => exercise_id !== null);
  const byExercise = groupedBy(sets, (set) => `${set.trainee_id} ${set.exercise_id}`);
  return [...byExercise.values()].map((own) => ({
    traineeId: String(own[0]?.trainee_id),
    exerciseId: String(own[0]?.exercise_id),
    days: [...groupedBy(own, ({ date }) => String(date))].map(([date, ofDay]) => ({
      date,
      items: itemsOf(ofDay),
    })),
  }));
}

function itemsOf(sets: readonly PackedRow[]): PerformedSet[][] {
  const byItem = groupedBy(sets, (set) => String(set.schedule_exercise_id ?? ""));
  return [...byItem]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, own]) => own.map(performedSet).sort((a, b) => a.setNumber - b.setNumber));
}

const performedSet = (set: PackedRow): PerformedSet => ({
  setNumber: Number(set.set_number),
  reps: Number(set.reps),
  weight: set.weight as number | null,
  ...(typeof set.seconds === "number" && { seconds: set.seconds }),
  ...(typeof set.metres === "number" && { metres: set.metres }),
});
