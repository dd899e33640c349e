import { type SQL, sql } from "drizzle-orm";
import { stepBounds } from "../../../domain/person-bounds.ts";

/**
 * The target of a trainee's day, in SQL: that of the newest row up to the day. A target is stored on its first
 * day; before the first row it is the default.
 */
export const targetOn = ({ traineeId, date }: { traineeId: SQL; date: SQL }): SQL<number> =>
  sql<number>`coalesce(
    (select known.target_steps from trainee_steps known
      where known.trainee_id = ${traineeId} and known.date <= ${date}
      order by known.date desc limit 1),
    iif(exists (select 1 from trainee_steps later where later.trainee_id = ${traineeId}),
      ${sql.raw(String(stepBounds.defaultTarget))},
      (select person.target_steps from trainee_profiles person where person.id = ${traineeId})))`;
