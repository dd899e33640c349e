import { env } from "cloudflare:workers";
import { is } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { newId } from "../../domain/id.ts";
import { packWeek } from "../../domain/schedules/packed-weeks.ts";
import { columnName } from "../../worker/db/insert-select.ts";
import * as schema from "../../worker/db/schema.ts";
import { makeExercise } from "./exercises.ts";
import { makeHistory } from "./history.ts";
import { makeMeal } from "./library.ts";
import { makeFood } from "./meals.ts";
import type { SignedInTrainee } from "./worker.ts";

/** All tables of the product. */
export async function tables(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `select name from sqlite_master where type = 'table'
     and name not like 'sqlite%' and name not like '\\_cf%' escape '\\' and name not like 'd1%'`,
  ).all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** The number of rows with one of the texts, by table. */
export async function traces(...texts: string[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of await tables()) {
    const { results } = await env.DB.prepare(`select * from "${table}"`).all();
    const count = results.filter((row) => texts.some((text) => JSON.stringify(row).includes(text)));
    if (count.length > 0) found[table] = count.length;
  }
  return found;
}

/** Inserts a row into every table with data of a trainee, from its columns, so that new tables are included. */
export async function fillEverything(
  trainee: SignedInTrainee,
  trainer: SignedInTrainee,
): Promise<void> {
  const { id } = trainee;
  await makeHistory(id, "2026-09-01", 30);
  await env.DB.prepare(
    "insert into templates (id, name, weeks, search, created_at, updated_at) values ('template', 'قوة', 1, 'قوة', 1, 1) on conflict do nothing",
  ).run();
  const rows = await rowsOf(trainee, trainer);
  for (const table of inOrder()) {
    const { name } = getTableConfig(table);
    const isFilled = sharedTables.has(name) || (await hasRowsOf(table, id));
    for (const row of rows[name] ?? (isFilled ? [] : [{}])) {
      await insertRow(table, row, trainee);
    }
  }
}

type Row = Record<string, unknown>;

/** Required values; all others are generated. */
async function rowsOf(
  { id, email, actor }: SignedInTrainee,
  trainer: SignedInTrainee,
): Promise<Record<string, readonly Row[]>> {
  const packed = await packWeek(
    { exercises: [], meals: [], sets: [] },
    { weekStart: "2020-01-05" },
  );
  const [exercise_id, meal_id, food_id] = [
    await makeExercise(),
    await makeMeal(),
    await makeFood(),
  ];
  const [job, removal] = [{ id: newId() }, { id: newId(), kind: "meals", row_id: meal_id }];
  const [item, photo, checkIn] = [`${id}:item`, `${id}:photo`, `${id}:check-in`];
  const pastImport = `${id}:past`;
  const attempts = [
    `sign-in:account:${email}`,
    `sign-in:address:1.2.3.4:${email}`,
    `password:${id}`,
  ];
  const mail = { to: email, subject: "x", text: "x", html: "x" };
  return {
    mail_tokens: [{ email }],
    totp_credentials: [{ confirmed_at: 1 }],
    access_attempts: attempts.map((key) => ({ key })),
    invitations: [{ name: `سلمى ${id}`, trainee_id: id }],
    imports: [job],
    import_rows: [{ import_id: job.id, row_id: id }],
    trainee_jobs: [job],
    template_jobs: [{ ...job, template_id: "template" }],
    trainee_job_members: [{ job_id: job.id }],
    template_job_members: [{ job_id: job.id }],
    template_job_rows: [{ job_id: job.id, row_id: item }],
    payments: [{ note: `من ${id}` }],
    payment_proofs: [{ stored_at: 1 }],
    schedule_exercises: [{ id: item, name: "قرفصاء" }],
    schedule_meals: [{ id: item, name: "مجدرة" }],
    performed_sets: [{ schedule_exercise_id: item, exercise_name: "قرفصاء" }],
    exercise_successors: [{ item_id: item, exercise_id }],
    meal_successors: [{ item_id: item, meal_id }],
    dropped_template_items: [{ item_id: item }],
    library_removals: [removal],
    removed_items: [{ removal_id: removal.id, item_id: item }],
    weekly_schedules: [{ id: `${id}:week`, week_start_date: "2020-01-05", packed_at: 1 }],
    packed_weeks: [{ schedule_id: `${id}:week`, copies: "[]", body: packed?.body }],
    exercise_days: [{ exercise_id }],
    packed_exercise_days: [{ exercise_id, days: "[]" }],
    past_imports: [{ id: pastImport }],
    past_names: [{ key: "squat", name: "Squat", exercise_id }],
    past_days: [{ key: "squat", import_id: pastImport, day: '["2026-01-04",[[[5,100]]]]' }],
    past_exercise_days: [{ exercise_id, days: "[]" }],
    favourite_foods: [{ food_id }],
    consents: [{ purpose: "answers_archive", given_at: 1, withdrawn_at: null }],
    check_ins: [{ id: checkIn }],
    answer_recordings: [{ check_in_id: checkIn, stored_at: 1 }],
    progress_photos: [{ id: photo, stored_at: 1 }],
    progress_photo_views: [{ photo_id: photo }],
    machine_seats: [{ exercise_id }],
    notifications: [{ sender_id: id, recipient_id: trainer.id }],
    push_subscriptions: [{ session_id: actor.sessionId, endpoint: `https://push.test/${newId()}` }],
    outbox: [{ topic: "send_mail", payload: JSON.stringify(mail), available_at: 9e15 }],
  };
}

const allTables = Object.values(schema).filter((each) => is(each, SQLiteTable)) as SQLiteTable[];

/** All tables, each after the tables that it refers to. */
function inOrder(): SQLiteTable[] {
  const ordered: SQLiteTable[] = [];
  const visit = (table: SQLiteTable) => {
    if (ordered.includes(table)) return;
    for (const key of getTableConfig(table).foreignKeys) {
      const { foreignTable } = key.reference();
      if (foreignTable !== table) visit(foreignTable);
    }
    ordered.push(table);
  };
  for (const table of allTables) visit(table);
  return ordered;
}

const owners = ["trainee_id", "account_id", "recipient_id"];

async function hasRowsOf(table: SQLiteTable, id: string): Promise<boolean> {
  const { name, columns } = getTableConfig(table);
  const owner = columns.map(columnName).find((each) => owners.includes(each)) ?? columns[0]?.name;
  const found = await env.DB.prepare(`select 1 from "${name}" where "${owner}" = ? limit 1`)
    .bind(id)
    .first();
  return found !== null;
}

async function insertRow(table: SQLiteTable, row: Row, trainee: SignedInTrainee): Promise<void> {
  const { name, columns } = getTableConfig(table);
  const values: Row = { ...row };
  for (const column of columns) {
    const columnKey = columnName(column);
    if (columnKey in row) continue;
    if (owners.includes(columnKey) || (column.notNull && !column.hasDefault)) {
      values[columnKey] = await generatedValue(table, column, trainee);
    }
  }
  const names = Object.keys(values);
  await env.DB.prepare(
    `insert into "${name}" (${names.join(", ")}) values (${names.map(() => "?").join(", ")})
     on conflict do nothing`,
  )
    .bind(...Object.values(values))
    .run();
}

/** A valid value of a column: the owner's id, a referenced row, or the first of its list. */
async function generatedValue(
  table: SQLiteTable,
  column: SQLiteColumn,
  { id, actor }: SignedInTrainee,
): Promise<unknown> {
  const columnKey = columnName(column);
  if (owners.includes(columnKey)) return id;
  if (columnKey === "session_id") return actor.sessionId;
  const reference = getTableConfig(table)
    .foreignKeys.map((key) => key.reference())
    .find((each) => each.columns[0] === column);
  if (reference) {
    const key = columnName(reference.foreignColumns[0] as SQLiteColumn);
    const from = getTableConfig(reference.foreignTable).name;
    return env.DB.prepare(`select "${key}" from "${from}" order by instr("${key}", ?) desc limit 1`)
      .bind(id)
      .first(key);
  }
  if (column.enumValues) return column.enumValues[0];
  if (column.dataType === "json") return "[]";
  if (column.getSQLType() !== "text") return column.getSQLType() === "blob" ? new Uint8Array() : 1;
  return /(?:^|_)(?:date|day|on)$/.test(columnKey) ? "2026-01-04" : newId();
}

/** Tables without an owner. */
export const sharedTables = new Set([
  "plans",
  "trainee_counts",
  "ledger_months",
  "saved_replies",
  "trainee_jobs",
  "templates",
  "template_exercises",
  "template_meals",
  "check_in_forms",
  "template_jobs",
  "imports",
  "exercises",
  "videos",
  "video_parts",
  "foods",
  "food_portions",
  "meals",
  "meal_foods",
  "packed_copies",
  "library_removals",
  "settings",
  "starter_rows",
  "cron_runs",
  "backups",
  "backup_parts",
  "backup_files",
  "backup_chunks",
  "restores",
  "business_archives",
  "business_archive_pieces",
  "business_archive_entries",
]);
