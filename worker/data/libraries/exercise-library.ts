import { and, asc, eq, isNull } from "drizzle-orm";
import type { ExerciseLibrary } from "../../../domain/contract/libraries/exercises.ts";
import { prepared } from "../../db/prepared.ts";
import { exercises } from "../../db/schema.ts";
import type { TraineeScope } from "../scope.ts";

/** Maximum exercises of an answer, above any real library. */
const libraryLimit = 2000;

const activeExercises = prepared((db) =>
  db
    .select({
      id: exercises.id,
      name: exercises.name,
      englishName: exercises.englishName,
      category: exercises.category,
      type: exercises.type,
      sets: exercises.sets,
      reps: exercises.reps,
      repsTo: exercises.repsTo,
      seconds: exercises.seconds,
      metres: exercises.metres,
      duration: exercises.duration,
      description: exercises.description,
      videoUrl: exercises.videoUrl,
      videoId: exercises.videoId,
      thumbnailUrl: exercises.thumbnailUrl,
      movement: exercises.movement,
    })
    .from(exercises)
    .where(and(eq(exercises.status, "active"), isNull(exercises.deletedAt)))
    .orderBy(asc(exercises.name), asc(exercises.id))
    .limit(libraryLimit),
);

/** The library as trainees see it. */
export async function getExerciseLibrary({ db }: TraineeScope): Promise<ExerciseLibrary> {
  const [rows] = await db.batch([activeExercises(db, {})]);
  return { exercises: rows };
}
