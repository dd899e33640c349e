import { dashed, type MyDataTable, storableName, tablesFor } from "./my-data.ts";

/** How long a finished archive can be fetched, in milliseconds. */
export const archiveKeptMs = 86_400_000;

/** How long one may stand still before another can take its place, in milliseconds. */
export const archiveGivenUpMs = 12 * 3_600_000;

/** How long what fetches an archive holds: as long as the archive, as a browser goes on with the address it has. */
export const archiveTicketSeconds = archiveKeptMs / 1000;

/** Bytes that are gathered in memory before they are stored as one piece. */
export const archivePieceBytes = 8 * 1024 ** 2;

/** Files that a step opens at most: each costs a call of the store, the smallest and the missing ones too. */
export const maxArchivedFilesAtOnce = 200;

/** Where the pieces of archives lie in the store of files; no backup holds them. */
export const archivesPrefix = "archives/";
export const archiveFolder = (id: string): string => `${archivesPrefix}${id}/`;

/** How far an archive is; there may be none. */
export const archiveStages = ["tables", "people", "videos", "directory", "ready"] as const;

/**
 * What the trainer made or set, beside what there is of each trainee: the columns of the CSV files in
 * their order, and the keys of the JSON files. Instants end in `At`.
 */
export const businessColumns = {
  plans: [
    "name",
    "englishName",
    "price",
    "months",
    "features",
    "englishFeatures",
    "status",
    "createdAt",
  ],
  invitations: ["name", "email", "phone", "gender", "plan", "createdAt", "expiresAt"],
  exercises: [
    "name",
    "englishName",
    "category",
    "type",
    "sets",
    "reps",
    "repsTo",
    "seconds",
    "metres",
    "rest",
    "duration",
    "description",
    "videoUrl",
    "video",
    "movement",
    "status",
    "createdAt",
  ],
  meals: [
    "name",
    "description",
    "timing",
    "calories",
    "protein",
    "carbs",
    "fat",
    "status",
    "createdAt",
  ],
  mealFoods: ["meal", "food", "grams"],
  templates: [
    "name",
    "englishName",
    "description",
    "englishDescription",
    "goal",
    "level",
    "daysPerWeek",
    "weeks",
    "createdAt",
  ],
  templateExercises: [
    "template",
    "week",
    "dayOfWeek",
    "name",
    "englishName",
    "category",
    "type",
    "sets",
    "reps",
    "repsTo",
    "seconds",
    "metres",
    "weight",
    "percent",
    "rest",
    "rpe",
    "tempo",
    "duration",
    "description",
    "note",
    "superset",
    "progression",
    "progressionStep",
    "progressionRuns",
  ],
  templateMeals: [
    "template",
    "week",
    "dayOfWeek",
    "timing",
    "name",
    "description",
    "quantity",
    "calories",
    "protein",
    "carbs",
    "fat",
  ],
  savedReplies: ["text", "createdAt"],
  sentNotifications: ["type", "title", "message", "recipient", "recipients", "reads", "createdAt"],
  settings: ["section", "value"],
} as const;

/** What the JSON files tell besides: by these, programs put together what belongs together. */
export const businessKeys: { [Table in BusinessTable]: readonly string[] } = {
  plans: ["id"],
  invitations: ["id", "planId"],
  exercises: ["id"],
  meals: ["id"],
  mealFoods: ["mealId", "foodId", "position"],
  templates: ["id"],
  templateExercises: ["id", "templateId", "exerciseId", "position"],
  templateMeals: ["id", "templateId", "mealId", "position"],
  savedReplies: ["id"],
  sentNotifications: ["id", "recipientId"],
  settings: [],
};

export type BusinessTable = keyof typeof businessColumns;
export type BusinessColumn<Table extends BusinessTable = BusinessTable> =
  (typeof businessColumns)[Table][number];

/** What the whole archive has as tables: of the business, then of its people. */
export type ArchivedTable = `business/${BusinessTable}` | `people/${MyDataTable}`;

/** Every table but the messages, in the order in which they are written. */
export const archivedTables: readonly ArchivedTable[] = [
  ...(Object.keys(businessColumns) as BusinessTable[]).map((name) => `business/${name}` as const),
  ...tablesFor("trainer")
    .filter((table) => table !== "messages")
    .map((name) => `people/${name}` as const),
];

/** The messages come with their files, behind the other tables. */
export const archivedMessages: ArchivedTable = "people/messages";

/** What a row of people begins with: whose it is, where its own columns do not say so. */
const personColumns = ["trainee", "traineeEmail"] as const;
export type PersonColumn = (typeof personColumns)[number];

/** The rows of these name the person themselves. */
const namesPerson: Partial<Record<MyDataTable, PersonColumn>> = {
  account: "traineeEmail",
  profile: "trainee",
};

export const personColumnsOf = (table: MyDataTable): readonly PersonColumn[] =>
  personColumns.filter((column) => column !== namesPerson[table]);

const nameOf = (table: ArchivedTable) => dashed(table.slice(table.indexOf("/") + 1));

/** Where a table stands in the archive: `csv/scheduled-meals.csv`, `json/scheduled-meals.json`. */
export const archivedCsv = (table: ArchivedTable): string => `csv/${nameOf(table)}.csv`;
export const archivedJson = (table: ArchivedTable): string => `json/${nameOf(table)}.json`;

/** The other places of an archive. */
export const archivedFiles = {
  readme: "README.txt",
  people: "people",
  videos: "videos",
  trainer: "trainer",
} as const;

/** Where somebody's photo and files lie: `people/Layan Odeh-0f3a91bc`. */
export const personFolder = ({ id, name }: { id: string; name: string }): string =>
  `${archivedFiles.people}/${storableName(name)}-${idEnding(id)}`;

/** The last letters of an id: enough to part namesakes, in the name of a file. */
export const idEnding = (id: string): string => id.slice(-8);

/** The order of the sections in the file, which is not that in which they are written. */
const tableSections = { csv: 1, json: 1001, files: 2001 };
export const readmeSection = 0;
export const firstFileSection = tableSections.files;
/** Behind every file. */
export const directorySection = 2 ** 40;

/** The sections of a table: every CSV file stands before the first JSON file. */
export function sectionsOf(table: ArchivedTable): { csv: number; json: number } {
  const place = [...archivedTables, archivedMessages].indexOf(table);
  return { csv: tableSections.csv + place, json: tableSections.json + place };
}
