import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { getTableConfig, SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { tablesFor } from "../../../domain/copies/my-data.ts";
import { type StoredTable, sourceFor } from "../../../worker/data/copies/my-data-sources.ts";
import { sharedTables, tables } from "../../support/every-table.ts";

/** Tables that know of a trainee and of which nothing is taken out, each for a reason. */
const leftOutTables: Record<string, string> = {
  refresh_tokens: "by these somebody enters",
  mail_tokens: "by these somebody enters",
  recovery_codes: "by these somebody enters",
  push_subscriptions: "a browser's address and keys, by which somebody could wake it",
  trainee_search_words: "the name, the address and the phone in pieces",
  exercise_days: "sums over the performed sets",
  packed_exercise_days: "the same sets once more, by exercise",
  packed_weeks: "items and sets in another form; they are taken out as the rows that they are",
  applied_schedules: "which week the trainer lets go on; the weeks tell where they came from",
  meal_successors: "what later weeks will get; those weeks hold it then",
  exercise_successors: "what later weeks will get; those weeks hold it then",
  applied_templates: "which template the trainer lets go on; the weeks hold what came of it",
  dropped_template_items: "what the trainer took off a day of a template",
  template_job_members:
    "that a template was given to many at once; what came of it stands on the days",
  template_job_rows: "kept for ten minutes, until a giving can no longer be taken back",
  removed_items: "kept for half an hour, until a deletion can no longer be taken back",
  invitations: "by these somebody enters; what they hold is in the profile",
  trainee_job_members:
    "that something was done to many at once; what it was stands where it was done",
  attention_marks: "what the trainer put away of their own list",
  subscription_changes: "what the subscriptions were a moment before; they tell what they are",
  subscription_reminders: "of which end somebody was reminded; the notifications say so",
  trainee_balances: "sums over the subscriptions and the payments",
  conversations: "what lists read of the messages, which are there whole",
};

const key = "which row it is, and whose; it tells people nothing";
const kept = "when the product wrote the row last, for its own comparisons";
const named = "a row of the library; what it is called stands in the row";
const entry = "by this somebody enters";
const working = "how the product keeps a sign-in, nothing of the person";
const order = "the order on the screen, which the rows come in by their days";
const rule = "the trainer's rule for the weeks after; the days hold what came of it";
const packing = "in which form the product keeps the week, which shows the same in both";
const sending = "how a notification was sent to many; not of the one who reads it";

const template =
  "whether the item follows the trainer's template; what it asks for stands beside it";

/** Columns of the other tables that are not taken out. */
const leftOutColumns: Record<string, string> = {
  "accounts.id": key,
  "accounts.password_hash": entry,
  "accounts.role": "everybody who takes data out is a trainee",
  "accounts.updated_at": kept,
  "account_settings.account_id": key,
  "account_settings.updated_at": kept,
  "absences.id": key,
  "absences.trainee_id": key,
  "body_measurements.id": key,
  "body_measurements.trainee_id": key,
  "favourite_foods.food_id": named,
  "favourite_foods.trainee_id": key,
  "notes.answered_at": "whether the trainer has a line of their own list about it",
  "notes.author_id": "who wrote it stands in words",
  "notes.id": key,
  "notes.is_private": "what the trainer keeps for themselves is left out whole",
  "notes.trainee_id": key,
  "notification_deliveries.deleted_at": "what was deleted is left out whole",
  "notification_deliveries.notification_id": key,
  "notification_deliveries.recipient_id": key,
  "notifications.chosen": sending,
  "notifications.created_at": "the delivery tells when it came",
  "notifications.id": key,
  "notifications.link": "a path inside of the product",
  "notifications.reads": sending,
  "notifications.recipient_id": key,
  "notifications.recipients": sending,
  "notifications.sender_id": sending,
  "own_meals.food_id": named,
  "own_meals.id": key,
  "own_meals.trainee_id": key,
  "payments.id": key,
  "payments.number": "the receipt's number with its year stands in its place",
  "payments.reverses": "the number of the receipt that it takes back tells it",
  "payments.trainee_id": key,
  "performed_sets.exercise_id": named,
  "performed_sets.id": key,
  "performed_sets.schedule_exercise_id": key,
  "performed_sets.trainee_id": key,
  "performed_sets.updated_at": kept,
  "schedule_exercises.day_of_week": "the date tells it",
  "schedule_exercises.exercise_id": named,
  "schedule_exercises.id": key,
  "schedule_exercises.position": order,
  "schedule_exercises.progression": rule,
  "schedule_exercises.progression_runs": rule,
  "schedule_exercises.progression_step": rule,
  "schedule_exercises.schedule_id": key,
  "schedule_exercises.by_hand": template,
  "schedule_exercises.template_day": template,
  "schedule_exercises.template_item_id": template,
  "schedule_exercises.template_version": template,
  "schedule_meals.by_hand": template,
  "schedule_meals.template_day": template,
  "schedule_meals.template_item_id": template,
  "schedule_meals.template_version": template,
  "weekly_schedules.exercises_template_id": template,
  "weekly_schedules.meals_template_id": template,
  "weekly_schedules.opened_at": packing,
  "weekly_schedules.packed_at": packing,
  "schedule_exercises.superset": "a mark that neighbours share; it tells people nothing",
  "schedule_exercises.trainee_id": key,
  "schedule_exercises.updated_at": kept,
  "schedule_exercises.video_id": "a file of the trainer's library",
  "schedule_meals.day_of_week": "the date tells it",
  "schedule_meals.id": key,
  "schedule_meals.meal_id": named,
  "schedule_meals.position": order,
  "schedule_meals.schedule_id": key,
  "schedule_meals.trainee_id": key,
  "schedule_meals.updated_at": kept,
  "sessions.account_id": key,
  "nutrition_targets.trainee_id": key,
  "nutrition_targets.updated_at": kept,
  "sessions.end_reason": working,
  "sessions.generation": working,
  "sessions.id": entry,
  "sessions.kind": working,
  "sessions.remember": working,
  "step_links.token_hash": entry,
  "step_links.trainee_id": key,
  "subscriptions.billed": "whether the trainer's balance counts it, of what is older than balances",
  "subscriptions.id": key,
  "subscriptions.plan_id": "the plan's name stands in its place",
  "subscriptions.trainee_id": key,
  "totp_credentials.account_id": key,
  "totp_credentials.created_at": "whether the second step is on is told",
  "totp_credentials.last_step": working,
  "totp_credentials.secret": entry,
  "trainee_performance.steps": "the table of steps tells them",
  "trainee_performance.target_steps": "the table of steps tells it",
  "trainee_performance.trainee_id": key,
  "trainee_performance.updated_at": kept,
  "trainee_profiles.attention": "when the trainer's own list speaks up",
  "trainee_profiles.id": key,
  "trainee_profiles.search": "the name, the address and the phone, folded",
  "trainee_profiles.subscription_plan": "the plan's name stands in its place",
  "trainee_profiles.updated_at": kept,
  "trainee_steps.created_at": kept,
  "trainee_steps.id": key,
  "trainee_steps.trainee_id": key,
  "trainee_steps.updated_at": kept,
  "weekly_schedules.id": key,
  "weekly_schedules.trainee_id": key,
  "weekly_schedules.updated_at": kept,
  "weight_records.id": key,
  "weight_records.trainee_id": key,
};

describe("what somebody's data is", () => {
  it("is in the archive, column by column, or is left out for a reason", async () => {
    const taken = takenOut();
    const theirs = await tablesOfTrainees();
    const columns: string[] = [];
    for (const table of theirs) {
      if (!(table in leftOutTables)) columns.push(...(await columnsOf(table)));
    }

    const untold = columns.filter((column) => !taken.has(column) && !(column in leftOutColumns));
    expect(untold).toEqual([]);
    // No reason outlives what it was given for.
    expect(Object.keys(leftOutTables).filter((table) => !theirs.includes(table))).toEqual([]);
    const reasons = Object.keys(leftOutColumns);
    expect(reasons.filter((column) => taken.has(column) || !columns.includes(column))).toEqual([]);
  });
});

/**
 * The columns that end up in the archive: those selected, not those that a row is found by. A
 * value of another table is the one between its `select` and its `from`.
 */
function takenOut(): Set<string> {
  const dialect = new SQLiteAsyncDialect({ casing: "snake_case" });
  const taken = new Set<string>();
  const stored = tablesFor("owner").filter((table): table is StoredTable => table !== "messages");
  for (const { table, columns } of stored.map((each) => sourceFor(each, "owner"))) {
    const own = getTableConfig(table).name;
    for (const column of Object.values(columns)) {
      const value = "sql" in column ? column.sql : column;
      const { sql: text } = dialect.sqlToQuery(sql`${value}`);
      const [, other, from] = /select (\w+)\s+from (\w+)/.exec(text) ?? [];
      const [, plain] = /^"\w+"\."(\w+)"$/.exec(text) ?? [];
      const [, part] = /^(\w+) (?:->>|\/) /.exec(text) ?? [];
      if (other) taken.add(`${from}.${other}`);
      else taken.add(`${own}.${plain ?? part ?? ""}`);
      // Of the second step nothing is told but whether it was confirmed.
      if (from === "totp_credentials") taken.add("totp_credentials.confirmed_at");
    }
  }
  return taken;
}

async function columnsOf(table: string): Promise<string[]> {
  const { results } = await env.DB.prepare(`pragma table_info("${table}")`).all<{ name: string }>();
  return results.map(({ name }) => `${table}.${name}`);
}

/** Every table whose rows lead to an account by the foreign keys with which they are deleted, or to a trainee. */
async function tablesOfTrainees(): Promise<string[]> {
  const owners = new Map<string, string[]>();
  for (const table of await tables()) {
    const { results } = await env.DB.prepare(`pragma foreign_key_list("${table}")`).all<{
      table: string;
      on_delete: string;
    }>();
    // The ledger's rows outlive the person, without a name.
    const parents = results.filter(
      ({ on_delete, table: parent }) => on_delete === "CASCADE" || parent === "trainee_profiles",
    );
    owners.set(
      table,
      parents.map(({ table: parent }) => parent),
    );
  }
  const theirs = new Set(["accounts"]);
  for (let before = 0; before < theirs.size; ) {
    before = theirs.size;
    for (const [table, parents] of owners) {
      if (parents.some((parent) => theirs.has(parent))) theirs.add(table);
    }
  }
  return [...theirs].filter((table) => !sharedTables.has(table)).sort();
}
