import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { CopiedTable } from "../../domain/copies/copied-columns.ts";
import type * as schema from "./schema.ts";

/*
 * Facts of every table: one row a table. A table without its row, or a row without an answer that it owes,
 * does not compile. A text in place of an answer is the reason for a no.
 */

/** A reason for a no, as a short clause. */
type Reason = string;

interface EveryTable {
  /** The tables of the copies that have its rows; each column is in one of them, or has its reason there not to be. */
  copied: readonly CopiedTable[] | Reason;
  /** Its rows in a backup: all of them where nothing is said, those of a condition, or none for a reason. */
  backup?: { where: string } | Reason;
}

interface TraineesTable extends EveryTable {
  /** Whether a row means work for or by a person, so that the undo of the import that made them keeps them. */
  keepsImported: true | Reason;
}

interface DailyTable extends TraineesTable {
  /** The rows that are a sign of life of the trainee, for the queue and the lists. */
  signOfLife: { when: string } | Reason;
}

type Schema = typeof schema;
type Table = {
  [Name in keyof Schema]: Schema[Name] extends SQLiteTable ? Name : never;
}[keyof Schema];
type FactsOf<Stored> = Stored extends { traineeId: unknown; date: unknown }
  ? DailyTable
  : Stored extends { traineeId: unknown }
    ? TraineesTable
    : EveryTable;

const secret = "by these somebody signs in";
const sums = "sums of other tables, which triggers write as the rows come back";
const ofBackups = "about the store of backups, which has its own manifests";
const ofArchive = "about a file that passes in a day, and is made anew";
const ofDeployment = "about the deployment";
const ofPassword = "nobody has a row before a password, which keeps the person";
const ofWeek = "nobody has a row without a week, which keeps the person";
const byImport = "the import makes it";
const byTrigger = "triggers write it";
const inPerformance = "counted in the day's performance";

const facts: { readonly [Name in Table as Schema[Name]["_"]["name"]]: FactsOf<Schema[Name]> } = {
  // accounts
  accounts: { copied: ["account"] },
  sessions: {
    copied: ["sessions"],
    backup: "one that was ended since would live again: everybody signs in anew",
  },
  refresh_tokens: { copied: secret, backup: "part of a session" },
  mail_tokens: {
    copied: secret,
    backup: "a link that was used or replaced since would open again",
  },
  totp_credentials: { copied: ["account"] },
  recovery_codes: { copied: secret },
  access_attempts: { copied: "counts that are over in minutes", backup: "over in minutes" },
  account_settings: { copied: ["account"] },

  // activity
  performed_sets: {
    copied: ["performedSets"],
    keepsImported: ofWeek,
    signOfLife: { when: "true" },
  },
  exercise_days: {
    copied: "sums of the performed sets",
    keepsImported: ofWeek,
    signOfLife: "sums of the performed sets",
  },
  packed_exercise_days: {
    copied: "the performed sets once more, by exercise",
    keepsImported: ofWeek,
  },
  own_meals: { copied: ["ownMeals"], keepsImported: true, signOfLife: { when: "true" } },
  favourite_foods: { copied: ["favouriteFoods"], keepsImported: ofPassword },
  trainee_steps: { copied: ["steps"], keepsImported: true, signOfLife: inPerformance },
  step_links: {
    copied: ["account"],
    backup: "one that was revoked since would write again",
    keepsImported: ofPassword,
  },
  trainee_performance: {
    copied: ["performance"],
    keepsImported: "counted of tables that keep the person",
    signOfLife: "asked on its own, before the other tables",
  },
  notes: { copied: ["notes"], keepsImported: true },

  // attention
  attention_marks: {
    copied: "lines of the trainer's own list that were put away",
    keepsImported: "nothing but a line of the trainer's list, which goes with the person",
  },

  // body
  absences: { copied: ["absences"], keepsImported: true },
  nutrition_targets: { copied: ["nutritionTargets"], keepsImported: true },
  weight_records: {
    copied: ["weights"],
    keepsImported: "the import makes the first one; a later one is asked for on its own",
    // A weight from the trainer is none.
    signOfLife: { when: "source in ('sent', 'updated')" },
  },
  body_measurements: {
    copied: ["measurements"],
    keepsImported: true,
    signOfLife: "mostly the trainer's, and a few in a year",
  },

  // conversations
  conversations: {
    copied: "summaries of the messages, which are there whole",
    keepsImported: "the import makes it; a message is asked for on its own",
  },
  saved_replies: { copied: ["savedReplies"] },

  // copies
  imports: { copied: "the way of rows that are there themselves" },
  import_rows: { copied: "the way of rows that are there themselves" },
  backups: { copied: ofBackups, backup: ofBackups },
  backup_parts: { copied: ofBackups, backup: ofBackups },
  backup_files: { copied: ofBackups, backup: "written anew by restoring" },
  backup_chunks: { copied: ofBackups, backup: "written anew by restoring" },
  restores: { copied: ofDeployment, backup: "about the deployment that was restored" },
  business_archives: { copied: ofArchive, backup: ofArchive },
  business_archive_pieces: { copied: ofArchive, backup: ofArchive },
  business_archive_entries: { copied: ofArchive, backup: ofArchive },

  // jobs
  trainee_jobs: { copied: "the way of changes that stand where they were made" },
  trainee_job_members: {
    copied: "the way of changes that stand where they were made",
    keepsImported: "a message or a change stands on its own, and keeps the person itself",
  },

  // libraries
  exercises: { copied: ["exercises"] },
  videos: {
    copied: "the files are there, by the exercises that show them",
    // An upload under way is in a store of its own.
    backup: { where: "status = 'ready'" },
  },
  video_parts: {
    copied: "parts of an upload under way",
    backup: "parts of an upload that another store does not know",
  },
  foods: { copied: "public data, with which every deployment begins" },
  food_portions: { copied: "public data, with which every deployment begins" },
  meals: { copied: ["meals"] },
  meal_foods: { copied: ["mealFoods"] },

  // memberships
  subscriptions: {
    copied: ["subscriptions"],
    keepsImported: "the import makes the first one; a change keeps the person",
  },
  subscription_changes: {
    copied: "the subscriptions before a change; they tell what they are",
    keepsImported: true,
  },
  subscription_reminders: {
    copied: "ends of which somebody was reminded; the notifications tell them",
    keepsImported: "sent by the clock",
  },
  payments: { copied: ["payments"], keepsImported: true },
  trainee_balances: { copied: sums, backup: sums, keepsImported: byTrigger },
  ledger_months: { copied: "sums of the payments and the subscriptions" },

  // notifications
  notifications: { copied: ["notifications", "sentNotifications"] },
  notification_deliveries: { copied: ["notifications"] },
  push_subscriptions: {
    copied: "a browser's address and keys, by which others could wake it",
    backup: "part of a session",
  },

  // operations
  cron_runs: { copied: ofDeployment, backup: "about the deployment that ran them" },
  starter_rows: { copied: "versions of the starter library's rows" },

  // people
  trainee_profiles: { copied: ["profile"] },
  trainee_counts: { copied: sums, backup: sums },
  trainee_search_words: {
    copied: "name, address and phone in pieces",
    backup: "triggers write it as the rows come back",
    keepsImported: byTrigger,
  },
  plans: { copied: ["plans"] },
  invitations: { copied: ["invitations"], keepsImported: byImport },

  // planning
  library_removals: { copied: "an open undo of half an hour" },
  removed_items: {
    copied: "an open undo of half an hour",
    keepsImported: ofWeek,
    signOfLife: "the plan of a day",
  },

  // plumbing
  settings: { copied: ["settings"] },
  outbox: {
    copied: "orders of the product to itself",
    backup: "what was ordered has happened since, and would happen twice",
  },

  // schedules
  weekly_schedules: { copied: ["weeks"], keepsImported: true },
  schedule_exercises: {
    copied: ["scheduledExercises"],
    keepsImported: ofWeek,
    signOfLife: inPerformance,
  },
  schedule_meals: { copied: ["scheduledMeals"], keepsImported: ofWeek, signOfLife: inPerformance },
  packed_weeks: { copied: "items and sets in another form; their tables' copies have them" },
  packed_copies: { copied: "parts of packed weeks; the items' copies have them" },
  applied_schedules: {
    copied: "weeks that the trainer repeats; the weeks tell where they come from",
    keepsImported: true,
  },
  meal_successors: { copied: "the trainer's plan for weeks that are not written yet" },
  exercise_successors: { copied: "the trainer's plan for weeks that are not written yet" },

  // templates
  templates: { copied: ["templates"] },
  template_exercises: { copied: ["templateExercises"] },
  template_meals: { copied: ["templateMeals"] },
  applied_templates: {
    copied: "templates that are repeated; the weeks have their items",
    keepsImported: true,
  },
  dropped_template_items: {
    copied: "items of a template that the trainer took off a day",
    keepsImported: "nobody has a row without a template that they follow, which keeps the person",
  },
  template_jobs: { copied: "the way of items that stand on their days" },
  template_job_members: {
    copied: "the way of items that stand on their days",
    keepsImported: true,
  },
  template_job_rows: {
    copied: "an open undo of ten minutes",
    keepsImported: "nobody has a row without being a member of its job, which keeps the person",
  },
};

type TableFacts = EveryTable & Partial<TraineesTable> & Partial<DailyTable>;

/** The facts of each table, by its name in the database. */
export const tableFacts: readonly (readonly [table: string, facts: TableFacts])[] =
  Object.entries(facts);

/** A table whose rows, under a condition, are signs of life of their trainee. */
export interface SignOfLife {
  table: string;
  when: string;
}

export const signsOfLife: readonly SignOfLife[] = tableFacts.flatMap(([table, { signOfLife }]) =>
  typeof signOfLife === "object" ? [{ table, when: signOfLife.when }] : [],
);
