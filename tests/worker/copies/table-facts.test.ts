import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { getTableConfig, SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { businessSources } from "../../../worker/data/copies/business-sources.ts";
import { type CopiedSource, valuesIn } from "../../../worker/data/copies/copied-source.ts";
import { personSources } from "../../../worker/data/copies/person-sources.ts";
import type { TableFacts } from "../../../worker/db/schema/facts.ts";
import { tableFacts } from "../../../worker/db/table-facts.ts";
import { tables } from "../../support/every-table.ts";

const comparing = "for the product's own comparisons";
const key = "the id of the row or its owner, without meaning for people";
const named = "a row of the library, whose name is in the row";
const entry = "a secret of signing in";
const working = "the product's record of a sign-in, without personal data";
const order = "the order on the screen; the rows are ordered by day";
const rule = "the trainer's rule for later weeks; the days have the result";
const packing = "the storage form of the week; both forms have the same content";
const sending = "the sending of a notification to many, without data of its reader";
const size = "the size of the file, which the copy has itself";
const importing = "the way of the days into the product, which are in the copy";
const template = "whether the item follows the trainer's template; the row has its own figures";

/** Columns in no copy, by name in any table. */
const leftOutAnywhere: Record<string, string> = {
  id: key,
  trainee_id: key,
  account_id: key,
  updated_at: comparing,
  written_by: "the change that wrote the row, for its undo",
  search: "the folded words of other columns",
  deleted_at: "deleted rows are excluded",
};

/** Columns in no copy, each for a reason. */
const leftOutColumns: Record<string, string> = {
  "accounts.password_hash": entry,
  "accounts.role": "every owner of an archive is a trainee",
  "check_in_schedules.answered_on": "derived from the check-ins",
  "check_in_schedules.form_id": "the copy has the form's name",
  "check_in_schedules.reminded_on": "the product's own mark of a reminder",
  "check_in_schedules.reminders": "the product's own mark of a reminder",
  "check_in_schedules.since": "the product's own mark of the last change",
  "check_in_forms.asked_counts": "counted from the questions",
  "check_in_forms.everybody": "the people's own times are in the copy",
  "check_in_forms.revision": "the product's own mark of the last edit",
  "check_ins.changed_plan": "for the trainer's own figures",
  "check_ins.due_at": "derived from the due day and the schedule",
  "check_ins.flags": "the trainer's own rules for reading",
  "check_ins.form_english_name": "the copy has the form's name",
  "check_ins.form_id": "the copy has the form's name",
  "check_ins.put_off_until": "a mark of the trainer's own list",
  "check_ins.reply_id": "the message of the reply, which is in the row",
  "check_ins.review_seconds": "for the trainer's own figures",
  "check_ins.reviewing_at": "a mark of the trainer's own list",
  "check_ins.written_at": "the clock of the device; the row has the time of sending",
  "fasting_slots.meals_chosen": "the meals themselves are in the copy",
  "fasting_slots.ordinary_on": "a mark of the trainer's own view, gone the next day",
  "favourite_foods.food_id": named,
  "households.at_home": named,
  "machine_seats.exercise_id": named,
  "notes.answered_at": "a mark of the trainer's own queue",
  "answer_recordings.bytes": size,
  "answer_recordings.check_in_id": "the copy has the form and the due day",
  "answer_recordings.stored_at": "recordings without bytes are excluded",
  "progress_photos.bytes": size,
  "progress_photos.check_in_id": key,
  "progress_photos.height": size,
  "progress_photos.stored_at": "photos without bytes are excluded",
  "progress_photos.width": size,
  "progress_photo_views.photo_id": key,
  "notes.author_id": "the copy has the author as a text",
  "notification_deliveries.deleted_at": "deleted rows are excluded",
  "notification_deliveries.notification_id": key,
  "notification_deliveries.recipient_id": key,
  "notifications.chosen": sending,
  "notifications.link": "a path within the product",
  "notifications.sender_id": sending,
  "own_meals.food_id": named,
  "own_meals.own_food_id": "the own food whose name is in the row",
  "past_days.import_id": key,
  "past_days.key": "the folded name; the copy has the name",
  ...Object.fromEntries(
    ["best_weight", "best_one_rep", "volume", "best_seconds", "best_metres"].map((column) => [
      `past_days.${column}`,
      "derived from the sets",
    ]),
  ),
  "past_imports.created_at": importing,
  "past_imports.imported_by": importing,
  "past_imports.total": importing,
  "past_imports.undone_at": importing,
  "past_imports.written_at": importing,
  "past_names.created_at": importing,
  "past_names.exercise_id": "the exercise that the person chose; the copy has the app's own name",
  "past_names.key": "the folded name; the copy has the name",
  "payment_proofs.plan_id": "the copy has the plan's name instead",
  "payment_proofs.key": "a picture of the person's own bank app, erased after some days",
  "payment_proofs.source_hash": comparing,
  "payment_proofs.content_hash": comparing,
  "payment_proofs.look": comparing,
  "payment_proofs.stored_at": "proofs without a picture are excluded",
  "payment_proofs.decision_id": key,
  "payment_proofs.erased_at": "the picture is in no copy",
  "payments.number": "the copy has the receipt's number with its year instead",
  "payments.reverses": "the copy has the reversed receipt's number instead",
  "performed_sets.exercise_id": named,
  "performed_sets.schedule_exercise_id": key,
  "schedule_exercises.day_of_week": "derived from the date",
  "schedule_exercises.exercise_id": named,
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
  "sun_reminders.ordered": "the product's own mark of a reminder",
  "workout_feelings.note_id": "the words are among the notes",
  "weekly_schedules.exercises_template_id": template,
  "weekly_schedules.meals_template_id": template,
  "weekly_schedules.opened_at": packing,
  "weekly_schedules.packed_at": packing,
  "schedule_exercises.superset": "a mark shared by neighbours, without meaning for people",
  "schedule_exercises.video_id": "a file of the trainer's library",
  "schedule_meals.day_of_week": "derived from the date",
  "schedule_meals.meal_id": named,
  "schedule_meals.position": order,
  "schedule_meals.schedule_id": key,
  "sessions.end_reason": working,
  "sessions.generation": working,
  "sessions.id": entry,
  "sessions.kind": working,
  "sessions.remember": working,
  "step_links.token_hash": entry,
  "subscriptions.billed": "whether the balance counts it; rows before balances have none",
  "subscriptions.plan_id": "the copy has the plan's name instead",
  "totp_credentials.created_at": "the copy has its confirmation instead",
  "totp_credentials.last_step": working,
  "totp_credentials.secret": entry,
  "trainee_performance.steps": "in the table of steps",
  "trainee_performance.target_steps": "in the table of steps",
  "trainee_performance.eaten_calories": "the sum of the day's meals, which are there one by one",
  "trainee_profiles.attention": "thresholds of the trainer's own queue",
  "trainee_profiles.search": "the name, the address and the phone, folded",
  "trainee_profiles.subscription_plan": "the copy has the plan's name instead",
  "trainee_steps.created_at": comparing,
  "plans.position": "the order of the rows",
  "invitations.hash": entry,
  "invitations.sent_at": "the instant of the current link",
  "invitations.accepted_at": "accepted invitations are among the people",
  "invitations.revoked_at": "revoked invitations are excluded",
  "exercises.video_id": "the copy has the file's name instead",
  "exercises.used_at": "the order in which the trainer is offered them",
  "exercises.thumbnail_url": "another site's picture of its video",
  "meals.category": "the same as its timing",
  "templates.edited_at": "whether followers lack edits",
  "template_exercises.version": comparing,
  "template_exercises.video_url": "the exercise's own",
  "template_exercises.video_id": "the exercise's own",
  "template_meals.version": comparing,
};

/** The copied tables that a table feeds. */
const copiesOf = ({ copied, archived = {} }: TableFacts) =>
  Object.entries(typeof copied === "string" ? archived : { ...copied, ...archived });

describe("the facts of tables", () => {
  it("exist for every table, and for no other", async () => {
    const elsewhere = ["local_seed"];
    const known = tableFacts.map(([table]) => table).sort();
    expect(known).toEqual((await tables()).filter((table) => !elsewhere.includes(table)).sort());
  });

  it("name copies with every column, except those with a reason", async () => {
    const copiedSomewhere = copiedColumns();
    const columns: string[] = [];
    for (const [table, facts] of tableFacts) {
      if (copiesOf(facts).length > 0) columns.push(...(await columnsOf(table)));
    }
    const isExcused = (column: string) =>
      column in leftOutColumns || (column.split(".")[1] ?? "") in leftOutAnywhere;
    const unanswered = columns.filter(
      (column) => !copiedSomewhere.has(column) && !isExcused(column),
    );
    // Name it in the facts beside its table, or above with the reason why it is in no copy.
    expect(unanswered).toEqual([]);
    const outlived = Object.keys(leftOutColumns).filter(
      (column) => copiedSomewhere.has(column) || !columns.includes(column),
    );
    expect(outlived).toEqual([]);
  });

  it("have the columns of each copied table once", () => {
    const lists = tableFacts.flatMap(([, facts]) =>
      copiesOf(facts).flatMap(([name, columns]) => (columns === "joined" ? [] : [name])),
    );
    expect(lists.sort()).toEqual(sources.map(({ name }) => name).sort());
  });

  it("name the copies that read a table, and no others", () => {
    const read = new Map<string, Set<string>>();
    for (const source of sources) {
      for (const column of columnsIn(source)) {
        const [table = ""] = column.split(".");
        read.set(table, (read.get(table) ?? new Set()).add(source.name));
      }
    }
    for (const [table, facts] of tableFacts) {
      const own = sources.filter((source) => getTableConfig(source.table).name === table);
      const names = copiesOf(facts).map(([name]) => name);
      for (const name of names) expect([...(read.get(table) ?? [])], table).toContain(name);
      for (const { name } of own) expect(names, table).toContain(name);
    }
  });
});

const sources: readonly CopiedSource[] = [
  ...Object.values(personSources),
  ...Object.values(businessSources),
];

const copiedColumns = () => new Set(sources.flatMap((source) => [...columnsIn(source)]));

/**
 * The columns of a source's values, without those of its conditions. A value of another table is the
 * column between its `select` and its `from`.
 */
function columnsIn(source: CopiedSource): Set<string> {
  const dialect = new SQLiteAsyncDialect({ casing: "snake_case" });
  const own = getTableConfig(source.table).name;
  const copies =
    source.name in businessSources ? ["business" as const] : (["trainee", "trainer"] as const);
  const values = copies.flatMap((copy) => Object.values(valuesIn(copy, source)));
  const columns = new Set<string>();
  for (const column of values) {
    const value = "sql" in column ? column.sql : column;
    const { sql: text } = dialect.sqlToQuery(sql`${value}`);
    const [, other, from] = /select (\w+)\s+from (\w+)/.exec(text) ?? [];
    const [, plain] = /^(?:nullif\()?"?\w+"?\."?(\w+)"?(?: \+ 1)?$/.exec(text) ?? [];
    const [, part] = /^(?:nullif\()?(\w+)(?: (?:->>|\/) |, 0\))/.exec(text) ?? [];
    if (other) columns.add(`${from}.${other}`);
    else if (plain ?? part) columns.add(`${own}.${plain ?? part}`);
    // Only the confirmation of the second factor is copied.
    if (from === "totp_credentials") columns.add("totp_credentials.confirmed_at");
  }
  return columns;
}

async function columnsOf(table: string): Promise<string[]> {
  const { results } = await env.DB.prepare(`pragma table_info("${table}")`).all<{ name: string }>();
  return results.map(({ name }) => `${table}.${name}`);
}
