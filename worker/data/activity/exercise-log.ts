import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type {
  NewExerciseStatus,
  NewPerformedSets,
  StoredExerciseStatus,
  StoredPerformedSets,
} from "../../../domain/contract/activity/exercise-week.ts";
import { newId } from "../../../domain/id.ts";
import { bestsOf, recordsOf } from "../../../domain/schedules/exercise-days.ts";
import { batchOf } from "../../db/batch.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { exerciseDays, performedSets, scheduleExercises } from "../../db/schema.ts";
import { type OwnDay, timeZoneIsStill } from "../own-day.ts";
import { countExerciseDays } from "../schedules/exercise-days.ts";
import { countDays } from "../schedules/performance-days.ts";
import type { TraineeScope } from "../scope.ts";
import { profileOf } from "../trainee-profile.ts";
import { bestBeside, bestsOfBeside, packedDays, packedDaysOf } from "./exercise-bests.ts";
import { performedExerciseOf } from "./exercise-substitutes.ts";
import { pastDays, pastDaysOf } from "./past-days.ts";
import { setNumbers, setsOf } from "./set-numbers.ts";

const item = scheduleExercises;
const done = performedSets;

/** The result of a write: without effect unless the trainee's day was right and has begun. */
export interface Logged<Stored extends { date: string }> {
  stored: Stored | undefined;
  timeZone: string | undefined;
}

/** The trainee's own item, on a day that has begun in their time zone. */
function openItem(scope: TraineeScope, itemId: string, day: OwnDay) {
  return sql`from schedule_exercises item
    where item.id = ${itemId} and item.trainee_id = ${scope.traineeId}
      and item.date <= ${day.today} and ${timeZoneIsStill(scope, day)}`;
}

interface StatusChange {
  itemId: string;
  status: NewExerciseStatus["status"];
  /** The condition of the present status. */
  from: SQL;
}

/** Statements that set an open item's status and count its day. */
function statusStatements(scope: TraineeScope, { itemId, status, from }: StatusChange, open: SQL) {
  const { db, traineeId, now } = scope;
  const updated = db
    .update(item)
    .set({
      status,
      completedAt: status === "completed" ? now : null,
      updatedAt: now,
      writtenBy: null,
    })
    .where(
      and(eq(item.id, itemId), eq(item.traineeId, traineeId), from, sql`exists (select 1 ${open})`),
    );
  const counted = countDays(db, sql`select item.trainee_id, item.date ${open}`, now);
  return [updated, counted];
}

/** Sets an item's status and counts its day, in one batch. */
export async function updateExerciseStatus(
  scope: TraineeScope,
  { itemId, status }: NewExerciseStatus,
  day: OwnDay,
): Promise<Logged<StoredExerciseStatus>> {
  const { db, traineeId } = scope;
  const open = openItem(scope, itemId, day);
  const own = and(eq(item.id, itemId), eq(item.traineeId, traineeId));
  const { items, profiles } = await batchOf(db, {
    updated: statusStatements(scope, { itemId, status, from: ne(item.status, status) }, open),
    items: db
      .select({
        itemId: item.id,
        date: item.date,
        status: item.status,
        completedAt: item.completedAt,
      })
      .from(item)
      .where(own),
    profiles: profileOf(scope),
  });
  return { stored: items[0], timeZone: profiles[0]?.timeZone };
}

/**
 * Replaces an item's performed sets in one batch; an unchanged set keeps its row. If the trainer moved the
 * item, its sets get the new day. The sets that complete a pending item set its status too.
 */
export async function replacePerformedSets(
  scope: TraineeScope,
  { itemId, sets, completes = false }: NewPerformedSets,
  day: OwnDay,
): Promise<Logged<StoredPerformedSets>> {
  const { db, traineeId, now } = scope;
  const open = openItem(scope, itemId, day);
  const rows = JSON.stringify(sets.map((set) => ({ ...set, id: newId(now) })));
  const left = sql`select distinct gone.trainee_id, gone.exercise_id, gone.date
    from (select item.* ${open}) opened join performed_sets gone on gone.schedule_exercise_id = opened.id
    where gone.exercise_id is not null
      and (gone.date <> opened.date or gone.exercise_id is not ${performedExerciseOf("opened")})`;
  const performedId = performedExerciseOf("item");
  const performedOn = sql`select item.trainee_id, ${performedId} as exercise_id, item.date ${open}
    and ${performedId} is not null`;
  const own = and(eq(item.id, itemId), eq(item.traineeId, traineeId));
  const { items, stored, counted, others, profiles } = await batchOf(db, {
    leftDays: countExerciseDays(db, { days: left, without: itemId }),
    removed: db
      .delete(done)
      .where(
        and(
          eq(done.scheduleExerciseId, itemId),
          eq(done.traineeId, traineeId),
          sql`${done.setNumber} not in (select value ->> 'setNumber' from json_each(${rows}))`,
          sql`exists (select 1 ${open})`,
        ),
      ),
    written: insertSelect(
      db,
      done,
      {
        id: sql`new.value ->> 'id'`,
        traineeId: sql`opened.trainee_id`,
        scheduleExerciseId: sql`opened.id`,
        // Null once the exercise has left the library.
        exerciseId: sql`(select id from exercises where id = ${performedExerciseOf("opened")})`,
        exerciseName: sql`coalesce(opened.substitute ->> '$.name', opened.name)`,
        date: sql`opened.date`,
        setNumber: sql`new.value ->> 'setNumber'`,
        reps: sql`new.value ->> 'reps'`,
        weight: sql`new.value ->> 'weight'`,
        seconds: sql`new.value ->> 'seconds'`,
        metres: sql`new.value ->> 'metres'`,
        createdAt: now,
        updatedAt: now,
      },
      sql`from (select item.* ${open}) opened, json_each(${rows}) new where true`,
    ).onConflictDoUpdate({
      target: [done.scheduleExerciseId, done.setNumber],
      set: {
        exerciseId: sql`excluded.exercise_id`,
        exerciseName: sql`excluded.exercise_name`,
        date: sql`excluded.date`,
        reps: sql`excluded.reps`,
        weight: sql`excluded.weight`,
        seconds: sql`excluded.seconds`,
        metres: sql`excluded.metres`,
        updatedAt: sql`excluded.updated_at`,
      },
      setWhere: sql`reps is not excluded.reps or weight is not excluded.weight
        or seconds is not excluded.seconds or metres is not excluded.metres
        or date <> excluded.date or exercise_id is not excluded.exercise_id`,
    }),
    performedDays: countExerciseDays(db, { days: performedOn }),
    completed: completes
      ? statusStatements(
          scope,
          { itemId, status: "completed", from: eq(item.status, "pending") },
          open,
        )
      : undefined,
    items: db
      .select({ itemId: item.id, date: item.date, status: item.status })
      .from(item)
      .where(own),
    stored: db
      .select({ numbers: setNumbers })
      .from(done)
      .where(and(eq(done.scheduleExerciseId, itemId), eq(done.traineeId, traineeId))),
    counted: db
      .select({
        bestWeight: exerciseDays.bestWeight,
        bestOneRep: exerciseDays.bestOneRep,
        volume: exerciseDays.volume,
        bestSeconds: exerciseDays.bestSeconds,
        bestMetres: exerciseDays.bestMetres,
      })
      .from(exerciseDays)
      .innerJoin(
        item,
        and(
          own,
          eq(exerciseDays.traineeId, item.traineeId),
          sql`${exerciseDays.exerciseId} = ${performedExerciseOf("schedule_exercises")}`,
          eq(exerciseDays.date, item.date),
        ),
      ),
    others: db
      .select(
        bestBeside({
          traineeId: sql.raw("schedule_exercises.trainee_id"),
          exercise: performedExerciseOf("schedule_exercises"),
          first: sql.raw("schedule_exercises.date"),
        }),
      )
      .from(item)
      .leftJoin(
        packedDays,
        packedDaysOf(sql`${item.traineeId}`, performedExerciseOf("schedule_exercises")),
      )
      .leftJoin(
        pastDays,
        pastDaysOf({
          traineeId: sql`${item.traineeId}`,
          exercise: performedExerciseOf("schedule_exercises"),
        }),
      )
      .where(own),
    profiles: profileOf(scope),
  });
  const [found] = items;
  const records = recordsHeld(counted[0], others[0]);
  const performed = stored.flatMap(({ numbers }) => setsOf(numbers));
  return {
    stored: found && { ...found, sets: performed, records },
    timeZone: profiles[0]?.timeZone,
  };
}

function recordsHeld(
  day: Parameters<typeof bestsOf>[0] | undefined,
  others: Parameters<typeof bestsOfBeside>[0] | undefined,
): StoredPerformedSets["records"] {
  return day && others ? recordsOf(bestsOf(day), bestsOfBeside(others)) : [];
}
