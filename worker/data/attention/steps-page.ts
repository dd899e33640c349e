import { sql } from "drizzle-orm";
import type { StepsPageQuery, StepsRow } from "../../../domain/contract/activity/steps.ts";
import { traineeProfiles } from "../../db/schema.ts";
import { traineeRowColumns, type WithPhotoKey } from "../people/trainees.ts";
import { targetOn } from "../schedules/step-targets.ts";
import type { TrainerScope } from "../scope.ts";
import { searchPage } from "./trainees-page.ts";
import { pageStatements } from "./trainees-page-statements.ts";

const t = traineeProfiles;
const date = sql.placeholder("date");

const { id, name, gender, photoKey } = traineeRowColumns;
// Only for the rows of one page: an index search of days for each.
const columns = {
  id,
  name,
  gender,
  photoKey,
  steps: sql<number>`coalesce((select day.steps from trainee_steps day
    where day.trainee_id = ${t.id} and day.date = ${date}), 0)`.as("day_steps"),
  target: targetOn({ traineeId: sql`${t.id}`, date: sql`${date}` }).as("day_target"),
};

const statementsOf = pageStatements(columns as unknown as typeof traineeRowColumns);

/** One page of all trainees' steps on a day. */
export async function listSteps(scope: TrainerScope, query: StepsPageQuery) {
  const { rows, total } = await searchPage(scope, query, {
    statementsOf,
    values: { date: query.date },
  });
  return { date: query.date, rows: rows as unknown as WithPhotoKey<StepsRow>[], total };
}
