import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type {
  ExerciseChanges,
  ExerciseDetails,
  NewExercise,
} from "../../../domain/contract/libraries/exercises.ts";
import { type ExerciseCategory, exerciseSearchText } from "../../../domain/libraries/exercises.ts";
import { batchOf } from "../../db/batch.ts";
import type { Database } from "../../db/client.ts";
import { exercises, videos } from "../../db/schema.ts";
import { refusalOf, refuseWhen } from "../proofs.ts";
import type { TrainerScope } from "../scope.ts";
import { exerciseDetailsOf, exerciseDetailsQueries, isNotDeleted } from "./exercises.ts";
import { eraseVideoUnlessShown } from "./video-erasure.ts";

const t = exercises;

const refusals = ["no_such_video", "changed_meanwhile"] as const;

/** Rolls the batch back unless the file exists and is complete. */
function videoIsReady(db: Database, videoId: string) {
  const missing = sql`not exists (
    select 1 from ${videos} where id = ${videoId} and status = 'ready'
  )`;
  return refuseWhen(db, [[missing, "no_such_video"]]);
}

/** Rolls the batch back if the change's basis has changed. */
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

/** Writes in one batch and reads the exercise again; undefined if it does not exist. */
async function write(
  { db }: TrainerScope,
  exerciseId: string,
  videoId: string | null | undefined,
  writes: readonly BatchItem<"sqlite">[],
): Promise<Written | undefined> {
  try {
    const { details } = await batchOf(db, {
      proof: videoId ? videoIsReady(db, videoId) : undefined,
      written: writes,
      details: exerciseDetailsQueries(db, exerciseId),
    });
    const exercise = exerciseDetailsOf(details);
    return exercise && { kind: "written", exercise };
  } catch (error) {
    const kind = refusalOf(error, refusals);
    if (kind) return { kind };
    throw error;
  }
}

/** Adds an exercise, once even if repeated. */
export async function insertExercise(
  scope: TrainerScope,
  exercise: NewExercise,
): Promise<Written | undefined> {
  const { db, now } = scope;
  const row = { ...exercise, search: exerciseSearchText(exercise), createdAt: now, updatedAt: now };
  const insert = db.insert(t).values(row).onConflictDoNothing();
  return write(scope, exercise.id, exercise.videoId, [insert]);
}

/** The basis of a change. */
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
      .where(isNotDeleted(exerciseId)),
  ]);
  return row;
}

/**
 * Writes the changes, and erases the replaced file unless a schedule shows it.
 * @returns `changed_meanwhile` if their basis has changed: read again
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
      .where(isNotDeleted(exerciseId)),
    ...(replaced ? Object.values(eraseVideoUnlessShown(db, before.videoId ?? "", now)) : []),
  ]);
}
