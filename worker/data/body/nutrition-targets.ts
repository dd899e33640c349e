import { and, desc, eq, lte, sql } from "drizzle-orm";
import type { LocalDate } from "../../../domain/calendar.ts";
import type {
  NewNutritionTarget,
  NutritionTargets,
} from "../../../domain/contract/body/nutrition-targets.ts";
import { batchOf } from "../../db/batch.ts";
import type { Database } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { preparedList } from "../../db/prepared.ts";
import { nutritionTargets, traineeProfiles } from "../../db/schema.ts";
import { type OwnDay, timeZoneIsStill } from "../own-day.ts";
import type { TraineeScope } from "../scope.ts";
import { profileOf } from "../trainee-profile.ts";

const t = nutritionTargets;
const maxTargets = 50;

const columns = {
  startsOn: t.startsOn,
  calories: t.calories,
  protein: t.protein,
  carbs: t.carbs,
  fat: t.fat,
};

const daysOfWeek = 7;

const targetsUntil = preparedList((db) =>
  db
    .select(columns)
    .from(t)
    .where(
      and(eq(t.traineeId, sql.placeholder("traineeId")), lte(t.startsOn, sql.placeholder("last"))),
    )
    .orderBy(desc(t.startsOn))
    .limit(sql.placeholder("limit")),
);

/**
 * Reads the targets of a week's days, for `targetOn`: at most one a day, and the one valid at its start.
 */
export const targetsOfWeek = (
  db: Database,
  { traineeId, last }: { traineeId: string; last: LocalDate },
) => targetsUntil(db, { traineeId, last, limit: daysOfWeek + 1 });

/** Reads the target of a day, for `targetOn`. */
export const targetOfDay = ({ db, traineeId }: TraineeScope, date: LocalDate) =>
  targetsUntil(db, { traineeId, last: date, limit: 1 });

const listed = ({ db, traineeId }: TraineeScope) =>
  db
    .select({ ...columns, source: t.source, updatedAt: t.updatedAt })
    .from(t)
    .where(eq(t.traineeId, traineeId))
    .orderBy(desc(t.startsOn))
    .limit(maxTargets);

type Listed = Pick<NutritionTargets, "targets"> & { timeZone: string | undefined };

/** A trainee's targets, newest first, and time zone. */
export async function listNutritionTargets(scope: TraineeScope): Promise<Listed> {
  const [targets, profiles] = await scope.db.batch([listed(scope), profileOf(scope)]);
  return { targets, timeZone: profiles[0]?.timeZone };
}

/**
 * Sets or ends the target from a day on, by that day's row; earlier rows are history. Only in the trainee's
 * assumed time zone.
 */
export async function setNutritionTarget(
  scope: TraineeScope,
  { target }: NewNutritionTarget,
  day: OwnDay,
): Promise<Listed> {
  const { db, traineeId, now } = scope;
  const { targets, profiles } = await batchOf(db, {
    inserted: insertSelect(
      db,
      t,
      {
        traineeId: traineeProfiles.id,
        startsOn: day.today,
        calories: target?.calories,
        protein: target?.protein,
        carbs: target?.carbs,
        fat: target?.fat,
        source: target?.source ?? "hand",
        createdAt: now,
        updatedAt: now,
      },
      sql`from ${traineeProfiles} where ${traineeProfiles.id} = ${traineeId} and ${timeZoneIsStill(scope, day)}`,
    ).onConflictDoUpdate({
      target: [t.traineeId, t.startsOn],
      set: {
        calories: sql`excluded.calories`,
        protein: sql`excluded.protein`,
        carbs: sql`excluded.carbs`,
        fat: sql`excluded.fat`,
        source: sql`excluded.source`,
        updatedAt: sql`excluded.updated_at`,
      },
    }),
    targets: listed(scope),
    profiles: profileOf(scope),
  });
  return { targets, timeZone: profiles[0]?.timeZone };
}
