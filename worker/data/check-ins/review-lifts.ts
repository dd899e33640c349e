import { eq, sql } from "drizzle-orm";
import { reviewLifts, reviewWeeks } from "../../../domain/check-ins/review.ts";
import { preparedList } from "../../db/prepared.ts";
import { exercises } from "../../db/schema.ts";
import { hasOwnDay } from "../activity/past-days.ts";

/** The check-in under review. */
export const id = sql.placeholder("id");
export const ownerOfIt = sql`(select trainee_id from check_ins where id = ${id})`;
/** A day before the due day of the check-in. */
export const daysBefore = (days: number) =>
  sql`(select date(due_on, ${sql.raw(`'-${days} days'`)}) from check_ins where id = ${id})`;

const [now, before] = [daysBefore(7 * reviewWeeks), daysBefore(2 * 7 * reviewWeeks)];
const isReviewed = (date: string) =>
  sql`${sql.raw(date)} > ${before} and ${sql.raw(date)} <= ${daysBefore(0)}`;

/** The exercises of the person, each found by one step in the index: their history is not read. */
const trained = sql`(with recursive trained(exercise_id) as (
    select min(exercise_id) from exercise_days where trainee_id = ${ownerOfIt}
    union all
    select (select min(exercise_id) from exercise_days
      where trainee_id = ${ownerOfIt} and exercise_id > trained.exercise_id)
    from trained where trained.exercise_id is not null)
  select exercise_id from trained where exercise_id is not null)`;

/**
 * The reviewed days of every exercise: the own ones, and those of other apps on other days. Crossed, the exercises
 * lead: each is one range of its days.
 */
const lifted = sql`(
  select day.exercise_id, day.date, day.best_one_rep
  from ${trained} trained cross join exercise_days day
  where day.trainee_id = ${ownerOfIt} and day.exercise_id = trained.exercise_id
    and ${isReviewed("day.date")}
  union all
  select named.exercise_id, told.date, told.best_one_rep
  from past_days told join past_names named
    on named.trainee_id = told.trainee_id and named.key = told.key
  where told.trainee_id = ${ownerOfIt} and ${isReviewed("told.date")}
    and named.exercise_id is not null
    and not ${hasOwnDay({ traineeId: sql.raw("told.trainee_id"), exercise: sql.raw("named.exercise_id") }, sql.raw("told.date"))}) lifted`;

export const lifts = preparedList((db) =>
  db
    .select({
      exerciseId: exercises.id,
      name: exercises.name,
      englishName: exercises.englishName,
      best: sql<number>`max(iif(lifted.date > ${now}, lifted.best_one_rep, null))`.as("best_lift"),
      before: sql<number | null>`max(iif(lifted.date > ${now}, null, lifted.best_one_rep))`.as(
        "lift_before",
      ),
    })
    .from(lifted)
    // Crossed, the days lead: the library is not read.
    .crossJoin(exercises)
    .where(eq(exercises.id, sql`lifted.exercise_id`))
    .groupBy(exercises.id)
    .having(sql`best_lift is not null`)
    .orderBy(
      sql`count(distinct iif(lifted.date > ${now}, lifted.date, null)) desc, best_lift desc, ${exercises.id}`,
    )
    .limit(reviewLifts),
);
