import { type SQL, sql } from "drizzle-orm";
import type { LighterPeriod } from "../../../domain/activity/lighter-days.ts";
import { decoded } from "../../db/decoded.ts";

/** A person's periods of lighter training, as a column of a statement that is read anyway. */
export const lighterDaysOf = (traineeId: SQL | SQL.Aliased | ReturnType<typeof sql.placeholder>) =>
  decoded(
    sql<LighterPeriod[]>`(
      select json_group_array(json_object('startsOn', starts_on, 'endsOn', ends_on))
      from (select starts_on, ends_on from lighter_days
        where trainee_id = ${traineeId} order by starts_on))`,
    (list: string) => JSON.parse(list) as LighterPeriod[],
  ).as("lighter_days");
