const ownTables = "a few rows, made by the trainer";
const byMonth = "one row a month";

/** Tables that may be scanned, because they do not grow with the business; each with its reason. */
export const smallTables: Record<string, string> = {
  plans: ownTables,
  saved_replies: ownTables,
  templates: ownTables,
  check_in_forms: ownTables,
  template_exercises: "items of a few templates",
  template_meals: "items of a few templates",
  settings: "one row a section",
  foods: "rows of the starter library alone",
  ledger_months: byMonth,
  trainee_counts: "one row a status",
  restores: "rows of new deployments alone",
  business_archives: "one open archive, and ended ones for some days",
  sqlite_master: "the schema",
  d1_migrations: "one row a migration",
};

/** A function that may scan growing tables. */
export interface Scan {
  /** `room/file.ts: function` */
  by: string;
  tables: readonly string[] | "any";
  why: string;
}

const everything = "a copy of everything, some rows at a time in the order of an index";
const library = "the library, some hundreds of rows";
const trainer = "finds the one trainer: no index has the role";
const allPeople = "reads all trainees, some hundreds of rows";
const noIndex = "a known fault: no index begins with the filtered columns";

export const permittedScans: readonly Scan[] = [
  { by: "copies/copied-rows.ts: listBusinessRows", tables: "any", why: everything },
  { by: "copies/packed-rows.ts: readPageWithPacked", tables: "any", why: everything },
  { by: "copies/backup-tables.ts: readTablePage", tables: "any", why: everything },
  {
    by: "copies/backup-tables.ts: listFilledTables",
    tables: "any",
    why: "whether a table has any row: it stops at the first",
  },
  {
    by: "copies/backup-files.ts: forgetOtherFiles",
    tables: ["backup_files"],
    why: "once for each backup, which reads every file",
  },
  {
    by: "attention/attention-people.ts: queuePeople",
    tables: ["trainee_profiles"],
    why: allPeople,
  },
  {
    by: "attention/beginning.ts: beginningFacts",
    tables: ["invitations", "schedule_exercises", "schedule_meals", "trainee_profiles"],
    why: "whether there is any row: it stops at the first",
  },
  {
    by: "ramadan/settings.ts: changeRamadanSettings",
    tables: ["fasting_slots"],
    why: "the trainer's meals of the month, for all who follow them: some times a year",
  },
  { by: "copies/trainees-file.ts: findTrainees", tables: ["trainee_profiles"], why: everything },
  {
    by: "attention/trainees-page.ts: searchPage",
    tables: ["trainee_profiles"],
    why: "a page in the order of an index, or a search inside words",
  },
  {
    by: "conversations/conversations.ts: listConversations",
    tables: ["trainee_profiles"],
    why: allPeople,
  },
  {
    by: "prayers/ramadan-settings.ts: ramadanFacts",
    tables: ["trainee_profiles"],
    why: "reads the zones of all trainees, in the settings and on some evenings a year",
  },
  { by: "people/look-alikes.ts: findLookAlike", tables: ["trainee_profiles"], why: allPeople },
  { by: "memberships/renewals.ts: beginRenewals", tables: ["trainee_profiles"], why: allPeople },
  {
    by: "memberships/owed.ts: behindTheirBalance",
    tables: ["trainee_balances"],
    why: allPeople,
  },
  {
    by: "memberships/ledger-sums.ts: findLedgerDifferences",
    tables: ["opening_balances", "payments", "subscriptions", "trainee_balances"],
    why: "compares the whole ledger with its sums, on demand",
  },
  {
    by: "check-ins/list.ts: listCheckIns",
    tables: ["check_ins"],
    why: "waiting ones, by an index of these alone",
  },
  {
    by: "check-ins/review.ts: getReview",
    tables: ["check_ins"],
    why: "waiting ones, by an index of these alone",
  },
  {
    by: "notifications/unread.ts: getTrainerUnread",
    tables: ["check_ins"],
    why: "waiting ones up to a badge's end, by an index of these alone",
  },
  {
    by: "people/invitations.ts: listInvitations",
    tables: ["invitations"],
    why: "open invitations, by an index of these alone",
  },
  { by: "libraries/exercises.ts: findExercises", tables: ["exercises"], why: library },
  { by: "libraries/exercises.ts: listExercises", tables: ["exercises"], why: library },
  { by: "libraries/meals-page.ts: findMeals", tables: ["meals"], why: library },
  { by: "libraries/meals-page.ts: listMeals", tables: ["meals"], why: library },
  {
    by: "copies/library-imports.ts: listKnownRows",
    tables: ["exercises", "meals"],
    why: library,
  },
  {
    by: "copies/library-imports.ts: writeLibraryRows",
    tables: ["exercises", "meals"],
    why: library,
  },
  { by: "copies/past-names.ts: getPast", tables: ["exercises"], why: library },
  {
    by: "operations/expired.ts: deleteExpired",
    tables: ["exercises", "meals"],
    why: library,
  },
  { by: "operations/expired.ts: releaseExpired", tables: ["exercises", "meals"], why: library },
  {
    by: "accounts/sessions.ts: insertSession",
    tables: ["refresh_tokens"],
    why: "never read: a new session replaces no token, so the condition is false",
  },
  { by: "accounts/trainer.ts: getArchiveReader", tables: ["accounts"], why: trainer },
  { by: "accounts/trainer.ts: trainerAccountOf", tables: ["accounts"], why: trainer },
  { by: "notifications/trainer-notices.ts: getTrainerToTell", tables: ["accounts"], why: trainer },
  {
    by: "conversations/conversation-summary.ts: putConversationSummary",
    tables: ["accounts"],
    why: trainer,
  },
  {
    by: "people/trainee-deletion.ts: deleteTraineeRows",
    tables: ["access_attempts", "outbox"],
    why: "rows without a column for the person; both tables are emptied every night",
  },
  {
    by: "copies/imports.ts: undoImportRows",
    tables: ["outbox"],
    why: "few rows wait, and their payload has no index",
  },
  {
    by: "copies/trainee-import-undo.ts: undoTraineeImport",
    tables: ["outbox"],
    why: "few rows wait, and their payload has no index",
  },
  {
    by: "copies/trainee-imports.ts: writeTrainees",
    tables: ["outbox"],
    why: "few rows wait, and their payload has no index",
  },
  {
    by: "libraries/video-erasure.ts: eraseVideoUnlessShown",
    tables: ["exercise_successors", "removed_items", "schedule_exercises"],
    why: noIndex,
  },
  {
    by: "libraries/video-erasure.ts: eraseVideosAtRest",
    tables: ["exercise_successors", "removed_items", "schedule_exercises"],
    why: noIndex,
  },
  {
    by: "planning/undo-removal.ts: undoRemoval",
    tables: ["exercise_successors", "library_removals", "meal_successors"],
    why: noIndex,
  },
  {
    by: "schedules/application-sql.ts: bound",
    tables: ["schedule_meals"],
    why: "not scanned: `item` is the statement's own intermediate result",
  },
];

/** Files without recorded statements, each with its reason. */
export const unrecorded: Record<string, string> = {
  "attention/trainees-page-statements.ts":
    "its statements are recorded for their senders: trainees-page.ts, trainees-file.ts",
  "operations/starter-library.ts": "it sends statements of the build, which contain their values",
};
