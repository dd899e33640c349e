const ownTables = "a few rows, which the trainer makes by hand";
const byMonth = "a row a month";

/** Tables that may be read from end to end: a business does not grow them. Each with why. */
export const small: Record<string, string> = {
  plans: ownTables,
  saved_replies: ownTables,
  templates: ownTables,
  template_exercises: "parts of the templates, of which there are a few",
  template_meals: "parts of the templates, of which there are a few",
  settings: "a row a section",
  foods: "the starter library's, which nobody adds to",
  ledger_months: byMonth,
  trainee_counts: "a row a status",
  restores: "of a new deployment alone",
  business_archives: "one open at a time, and ended ones for days",
  sqlite_master: "the schema",
  d1_migrations: "a row a migration",
};

/** A function that reads growing tables from end to end on purpose. */
export interface Scan {
  /** `room/file.ts: function` */
  by: string;
  tables: readonly string[] | "any";
  why: string;
}

const everything = "a copy of everything, some rows at a time in the order of an index";
const theLibrary = "the library, some hundreds of rows that the trainer keeps";
const trainer = "finds the one trainer: no index tells a role";
const overPeople = "asks about everybody, of whom there are some hundreds";
const noIndex = "a fault that is known: no index begins with what is asked";

export const onPurpose: readonly Scan[] = [
  { by: "copies/copied-rows.ts: listBusinessRows", tables: "any", why: everything },
  { by: "copies/packed-rows.ts: readPageWithPacked", tables: "any", why: everything },
  { by: "copies/backup-tables.ts: readTablePage", tables: "any", why: everything },
  {
    by: "copies/backup-tables.ts: listFilledTables",
    tables: "any",
    why: "whether a table has any row: the first is enough",
  },
  {
    by: "copies/backup-files.ts: forgetOtherFiles",
    tables: ["backup_files"],
    why: "once a backup, which looks at every file",
  },
  {
    by: "attention/attention-facts.ts: queueStatements",
    tables: ["trainee_profiles"],
    why: overPeople,
  },
  {
    by: "attention/beginning.ts: beginningFacts",
    tables: ["invitations", "schedule_exercises", "schedule_meals", "trainee_profiles"],
    why: "whether there is any: the first is enough",
  },
  { by: "copies/trainees-file.ts: findTrainees", tables: ["trainee_profiles"], why: everything },
  {
    by: "attention/trainees-page.ts: searchPage",
    tables: ["trainee_profiles"],
    why: "a page in the order of an index, or a search within words",
  },
  {
    by: "conversations/conversations.ts: listConversations",
    tables: ["trainee_profiles"],
    why: overPeople,
  },
  { by: "people/look-alikes.ts: findLookAlike", tables: ["trainee_profiles"], why: overPeople },
  { by: "memberships/renewals.ts: beginRenewals", tables: ["trainee_profiles"], why: overPeople },
  {
    by: "memberships/owed.ts: behindTheirBalance",
    tables: ["trainee_balances"],
    why: overPeople,
  },
  {
    by: "memberships/ledger-sums.ts: findLedgerDifferences",
    tables: ["payments", "subscriptions", "trainee_balances"],
    why: "compares the whole ledger with its sums, when it is asked to",
  },
  {
    by: "people/invitations.ts: listInvitations",
    tables: ["invitations"],
    why: "those that are open, by an index of them alone",
  },
  { by: "libraries/exercises.ts: findExercises", tables: ["exercises"], why: theLibrary },
  { by: "libraries/exercises.ts: listExercises", tables: ["exercises"], why: theLibrary },
  { by: "libraries/meals-page.ts: findMeals", tables: ["meals"], why: theLibrary },
  { by: "libraries/meals-page.ts: listMeals", tables: ["meals"], why: theLibrary },
  {
    by: "copies/library-imports.ts: listKnownRows",
    tables: ["exercises", "meals"],
    why: theLibrary,
  },
  {
    by: "copies/library-imports.ts: writeLibraryRows",
    tables: ["exercises", "meals"],
    why: theLibrary,
  },
  {
    by: "operations/expired.ts: deleteExpired",
    tables: ["exercises", "meals"],
    why: theLibrary,
  },
  { by: "operations/expired.ts: releaseExpired", tables: ["exercises", "meals"], why: theLibrary },
  {
    by: "accounts/sessions.ts: insertSession",
    tables: ["refresh_tokens"],
    why: "never read: nobody's token is replaced, and the condition is false",
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
    why: "what names somebody without a column for it; both tables are emptied every night",
  },
  {
    by: "copies/imports.ts: undoImportRows",
    tables: ["outbox"],
    why: "what waits is little, and its payload has no index",
  },
  {
    by: "copies/trainee-import-undo.ts: undoTraineeImport",
    tables: ["outbox"],
    why: "what waits is little, and its payload has no index",
  },
  {
    by: "copies/trainee-imports.ts: writeTrainees",
    tables: ["outbox"],
    why: "what waits is little, and its payload has no index",
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
    why: "none is: `item` there is what the statement placed itself",
  },
];

/** Files whose statements are told nowhere, each with why. */
export const untold: Record<string, string> = {
  "attention/trainees-page-statements.ts":
    "what it prepares is told of those who send it: trainees-page.ts, trainees-file.ts",
  "operations/starter-library.ts":
    "it writes the statements that the build made, whose values stand in them",
};
