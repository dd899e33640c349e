import { eq, sql } from "drizzle-orm";
import type { FiledSet } from "../../../domain/copies/sets-file.ts";
import { performedSets } from "../../db/schema.ts";
import type { PageKey } from "../keyed-page.ts";
import type { TraineeScope } from "../scope.ts";
import { readPageWithPacked } from "./packed-rows.ts";

const t = performedSets;
const pageRows = 500;

/** All sets of a person in pages by day, those of packed weeks included. An exercise has its English name if it has one. */
export async function* listFiledSets({ db, traineeId }: TraineeScope): AsyncGenerator<FiledSet[]> {
  let after: PageKey | null = null;
  do {
    const { rows, next }: { rows: (FiledSet & Record<string, unknown>)[]; next: PageKey | null } =
      await readPageWithPacked(db, {
        table: t,
        kind: "sets",
        traineeId,
        key: [t.date, t.id],
        where: eq(t.traineeId, traineeId),
        columns: {
          date: t.date,
          item: t.scheduleExerciseId,
          exercise: sql<string>`coalesce((select library.english_name from exercises library
            where library.id = ${t.exerciseId}), ${t.exerciseName})`.as("filed_exercise"),
          setNumber: t.setNumber,
          reps: t.reps,
          weight: t.weight,
          seconds: t.seconds,
          metres: t.metres,
          createdAt: t.createdAt,
        },
        after,
        limit: pageRows,
      });
    yield rows;
    after = next;
  } while (after);
}
