import { and, eq, sql } from "drizzle-orm";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { Database } from "../../db/client.ts";
import { performedSets as done, scheduleExercises as item } from "../../db/schema.ts";
import { setNumbers } from "./set-numbers.ts";

interface Days {
  traineeId: string;
  first: LocalDate;
  last: LocalDate;
}

/** The statement that reads what was performed of the items of some days. */
export function performedOf(db: Database, { traineeId, first, last }: Days) {
  return db
    .select({ itemId: item.id, numbers: setNumbers })
    .from(item)
    .innerJoin(done, eq(done.scheduleExerciseId, item.id))
    .where(and(eq(item.traineeId, traineeId), sql`${item.date} between ${first} and ${last}`))
    .groupBy(item.id);
}
