import { and, eq, gt, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import type {
  ExerciseChanges,
  ExerciseDetails,
  NewExercise,
} from "../../../domain/contract/libraries/exercises.ts";
import { type ExerciseCategory, exerciseSearchText } from "../../../domain/libraries/exercises.ts";
import type { Database } from "../../db/client.ts";
import { exercises, scheduleExercises, traineeProfiles, videos } from "../../db/schema.ts";
import { countDays } from "../activity/performance-days.ts";
import { tellMany } from "../operations/outbox.ts";
import { refusalOf, refuseWhen } from "../proofs.ts";
import type { TrainerScope } from "../scope.ts";
import { exerciseDetailsOf, exerciseDetailsQueries } from "./exercises.ts";
import { eraseVideoUnlessShown } from "./video-erasure.ts";

const t = exercises;

const refusals = ["no_such_video", "changed_meanwhile"] as const;

/** Rolls the batch back unless the file is there and whole. */
function videoIsReady(db: Database, videoId: string) {
  const missing = sql`not exists (
    select 1 from ${videos} where id = ${videoId} and status = 'ready'
  )`;
  return refuseWhen(db, [[missing, "no_such_video"]]);
}

/** Rolls the batch back when another change came between, of what this one was worked out from. */
function isStillAs(db: Database, exerciseId: string, before: ExerciseBefore) {
  const changed = sql`exists (
    select 1 from ${t} where id = ${exerciseId} and not (
      name = ${before.name} and english_name is ${before.englishName}
      and category = ${before.category} and video_id is ${before.videoId}
    )
  )`;
  return refuseWhen(db, [[changed, "changed_meanwhile"]]);
}

type Written =
  | { kind: "written"; exercise: ExerciseDetails }
  | { kind: "no_such_video" }
  | { kind: "changed_meanwhile" };
type Reads = Parameters<typeof exerciseDetailsOf>[0];

/** Writes in one batch and reads the exercise again; undefined when there is none (any more). */
async function write(
  { db }: TrainerScope,
  exerciseId: string,
  videoId: string | null | undefined,
  writes: readonly BatchItem<"sqlite">[],
): Promise<Written | undefined> {
  const all = [...(videoId ? [videoIsReady(db, videoId)] : []), ...writes];
  const statements = [...all, ...exerciseDetailsQueries(db, exerciseId)];
  try {
    const results = await db.batch(statements as unknown as [BatchItem<"sqlite">]);
    const exercise = exerciseDetailsOf(results.slice(all.length) as unknown as Reads);
    return exercise && { kind: "written", exercise };
  } catch (error) {
    const kind = refusalOf(error, refusals);
    if (kind) return { kind };
    throw error;
  }
}

/** Adds an exercise once, however often it is sent. */
export async function insertExercise(
  scope: TrainerScope,
  exercise: NewExercise,
): Promise<Written | undefined> {
  const { db, now } = scope;
  const row = { ...exercise, search: exerciseSearchText(exercise), createdAt: now, updatedAt: now };
  const insert = db.insert(t).values(row).onConflictDoNothing();
  return write(scope, exercise.id, exercise.videoId, [insert]);
}

/** What a change is worked out from. */
interface ExerciseBefore {
  name: string;
  englishName: string | null;
  category: ExerciseCategory;
  videoId: string | null;
}

export async function getExerciseBefore(
  { db }: TrainerScope,
  exerciseId: string,
): Promise<ExerciseBefore | undefined> {
  const [[row]] = await db.batch([
    db
      .select({
        name: t.name,
        englishName: t.englishName,
        category: t.category,
        videoId: t.videoId,
      })
      .from(t)
      .where(eq(t.id, exerciseId)),
  ]);
  return row;
}

/**
 * Writes the changes; a file that the exercise no longer shows goes, unless a schedule shows it.
 * @returns `changed_meanwhile` when they were worked out from what stands no longer: read again
 */
export async function updateExerciseRow(
  scope: TrainerScope,
  exerciseId: string,
  before: ExerciseBefore,
  changes: ExerciseChanges,
): Promise<Written | undefined> {
  const { db, now } = scope;
  const searched = { ...before, ...changes };
  const replaced = before.videoId !== null && changes.videoId !== undefined;
  return write(scope, exerciseId, changes.videoId, [
    isStillAs(db, exerciseId, before),
    db
      .update(t)
      .set({ ...changes, search: exerciseSearchText(searched), updatedAt: now })
      .where(eq(t.id, exerciseId)),
    ...(replaced ? eraseVideoUnlessShown(db, before.videoId ?? "", now) : []),
  ]);
}

/** A trainee's day, as JSON carries it. */
type TraineeDay = [traineeId: string, date: string];

/** The days after each trainee's own today on which the exercise still waits to be done. */
export async function getDaysToCome(
  { db, now }: TrainerScope,
  exerciseId: string,
): Promise<TraineeDay[]> {
  const s = scheduleExercises;
  const [rows] = await db.batch([
    db
      .selectDistinct({
        traineeId: sql<string>`${s.traineeId}`.as("day_trainee"),
        date: sql<string>`${s.date}`.as("day_date"),
        timeZone: sql<string>`${traineeProfiles.timeZone}`.as("day_zone"),
      })
      .from(s)
      .innerJoin(traineeProfiles, eq(traineeProfiles.id, s.traineeId))
      .where(
        and(
          eq(s.exerciseId, exerciseId),
          eq(s.status, "pending"),
          // Nobody's today is earlier.
          gt(s.date, addDays(localDateAt(now, "UTC"), -1)),
        ),
      ),
  ]);
  return rows
    .filter(({ date, timeZone }) => date > localDateAt(now, timeZone))
    .map(({ traineeId, date }) => [traineeId, date]);
}

const daysInStatement = 10_000;

/**
 * Deletes an exercise and, on the given days, what waits to be done of it; everything else that
 * was ever assigned keeps its copy. One batch, with the count of those days.
 * @returns false when there was no such exercise (any more)
 */
export async function deleteExerciseRows(
  { db, now }: TrainerScope,
  exerciseId: string,
  { videoId, days }: { videoId: string | null; days: readonly TraineeDay[] },
): Promise<boolean> {
  const chunks = Array.from({ length: Math.ceil(days.length / daysInStatement) }, (_, index) =>
    JSON.stringify(days.slice(index * daysInStatement, (index + 1) * daysInStatement)),
  );
  const s = scheduleExercises;
  const pairs = (chunk: string) =>
    sql`select value ->> 0 as trainee_id, value ->> 1 as date from json_each(${chunk})`;
  const statements: BatchItem<"sqlite">[] = [
    ...chunks.flatMap((chunk) => [
      db
        .delete(s)
        .where(
          and(
            eq(s.exerciseId, exerciseId),
            eq(s.status, "pending"),
            sql`(${s.traineeId}, ${s.date}) in (${pairs(chunk)})`,
          ),
        ),
      countDays(db, pairs(chunk), now),
    ]),
    db.delete(t).where(eq(t.id, exerciseId)).returning({ id: t.id }),
    ...(videoId ? eraseVideoUnlessShown(db, videoId, now) : []),
    tellMany(db, {
      accountIds: days.map(([traineeId]) => traineeId),
      event: { type: "schedule", kinds: ["exercises"] },
      now,
    }),
  ];
  const results = (await db.batch(statements as unknown as [BatchItem<"sqlite">])) as unknown[];
  return (results[chunks.length * 2] as unknown[]).length > 0;
}
