import { eq, type SQL, sql } from "drizzle-orm";
import type { LighterPeriod } from "../../../domain/activity/lighter-days.ts";
import { decoded } from "../../db/decoded.ts";
import { prepared } from "../../db/prepared.ts";
import { traineeProfiles } from "../../db/schema.ts";

/** A person's periods of lighter training, as a column of a statement that is read anyway. */
export const lighterDaysOf = (traineeId: SQL | SQL.Aliased | ReturnType<typeof sql.placeholder>) =>
  decoded(
    sql<LighterPeriod[]>`(
      select json_group_array(json_object('startsOn', starts_on, 'endsOn', ends_on))
      from (select starts_on, ends_on from lighter_days
        where trainee_id = ${traineeId} order by starts_on))`,
    (list: string) => JSON.parse(list) as LighterPeriod[],
  ).as("lighter_days");

const t = traineeProfiles;

/** The figures of a person's need, with the lighter days, whose deficits are limited. */
export const deficitLimitsOf = prepared((db) =>
  db
    .select({
      gender: t.gender,
      age: t.age,
      height: t.height,
      weight: t.currentWeight,
      lighterDays: lighterDaysOf(sql.placeholder("traineeId")),
    })
    .from(t)
    .where(eq(t.id, sql.placeholder("traineeId"))),
);

/** The limits of a read row; none without a person. */
export function limitsOf([row]: Awaited<ReturnType<typeof deficitLimitsOf>>) {
  const { lighterDays = [], gender = null, age = null, height = null, weight = null } = row ?? {};
  return { lighterDays, body: { gender, age, height, weight } };
}
