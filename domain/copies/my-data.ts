/**
 * What somebody takes out with them, table by table, and the columns of each: the keys of the JSON
 * file, in the order of the CSV files. Instants end in `At`; days are the person's own.
 */
export const myDataColumns = {
  account: [
    "email",
    "emailConfirmedAt",
    "twoFactor",
    "language",
    "theme",
    "accent",
    "fontSize",
    "appearanceAt",
    "alertTypes",
    "quietFrom",
    "quietUntil",
    "stepLinkCreatedAt",
    "stepLinkUsedAt",
    "createdAt",
    "deletesAt",
  ],
  profile: [
    "name",
    "phone",
    "gender",
    "age",
    "bloodType",
    "height",
    "initialWeight",
    "currentWeight",
    "targetWeight",
    "goals",
    "targetSteps",
    "timeZone",
    "status",
    "plan",
    "startsOn",
    "endsOn",
    "photo",
    "createdAt",
  ],
  subscriptions: [
    "plan",
    "englishPlan",
    "price",
    "months",
    "startsOn",
    "endsOn",
    "pausedDays",
    "createdAt",
  ],
  absences: ["kind", "startsOn", "endsOn", "note", "status", "createdAt", "decidedAt"],
  payments: ["receipt", "reversesReceipt", "paidOn", "amount", "method", "note", "createdAt"],
  weights: ["date", "weight", "source", "notes", "createdAt"],
  measurements: ["date", "kind", "value", "writtenBy", "createdAt"],
  nutritionTargets: ["startsOn", "calories", "protein", "carbs", "fat", "source", "createdAt"],
  notes: ["type", "text", "writtenBy", "createdAt", "updatedAt"],
  weeks: ["weekStart", "exercisesAppliedFrom", "mealsAppliedFrom", "createdAt"],
  scheduledExercises: [
    "date",
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
    "videoUrl",
    "note",
    "status",
    "completedAt",
  ],
  performedSets: ["date", "exercise", "set", "reps", "weight", "seconds", "metres", "createdAt"],
  scheduledMeals: [
    "date",
    "timing",
    "name",
    "description",
    "quantity",
    "calories",
    "protein",
    "carbs",
    "fat",
    "substituteName",
    "substituteQuantity",
    "substituteCalories",
    "substituteProtein",
    "substituteCarbs",
    "substituteFat",
    "status",
    "consumedAt",
  ],
  ownMeals: [
    "date",
    "timing",
    "name",
    "description",
    "quantity",
    "portionCount",
    "portion",
    "calories",
    "protein",
    "carbs",
    "fat",
    "status",
    "createdAt",
  ],
  favouriteFoods: ["name", "quantity", "portionCount", "portion", "createdAt"],
  steps: ["date", "steps", "targetSteps", "source", "handSteps"],
  performance: [
    "date",
    "assignedExercises",
    "completedExercises",
    "assignedMeals",
    "completedMeals",
    "dailyScore",
  ],
  notifications: ["type", "title", "message", "createdAt", "readAt"],
  messages: [
    "number",
    "from",
    "kind",
    "text",
    "file",
    "contactName",
    "contactPhone",
    "seconds",
    "sentAt",
    "writtenAt",
  ],
  sessions: ["browser", "createdAt", "usedAt", "expiresAt", "endedAt"],
} as const;

/** Who takes it out: the person whose it is, or their trainer. */
export type MyDataTaker = "owner" | "trainer";

/**
 * The trainer gets what their screens show of somebody: not which browsers somebody signed in by, nor how
 * somebody likes the product to look and to ring; but also what the trainer noted for themselves.
 */
const trainersColumns: { [Table in MyDataTable]?: readonly AnyDataColumn[] } = {
  account: ["email", "emailConfirmedAt", "twoFactor", "createdAt", "deletesAt"],
  notes: [...myDataColumns.notes, "isPrivate"],
  sessions: [],
};

export type MyDataTable = keyof typeof myDataColumns;
export type MyDataColumn<Table extends MyDataTable = MyDataTable> =
  (typeof myDataColumns)[Table][number];
/** With those of the trainer's archive. */
export type AnyDataColumn = MyDataColumn | "isPrivate";
const myDataTables = Object.keys(myDataColumns) as MyDataTable[];

/** The columns of a table that somebody takes out. */
export const columnsFor = (table: MyDataTable, taker: MyDataTaker): readonly AnyDataColumn[] =>
  (taker === "trainer" && trainersColumns[table]) || myDataColumns[table];

/** The tables of which somebody takes anything out. */
export const tablesFor = (taker: MyDataTaker): MyDataTable[] =>
  myDataTables.filter((table) => columnsFor(table, taker).length > 0);

/** What a row holds of a column; an instant in UTC milliseconds. */
export type MyDataValue = string | number | boolean | null | readonly string[];
export type MyDataRow = Readonly<Record<string, MyDataValue>>;

/** These hold one row: the person. */
export const isOneRow = (table: MyDataTable) => table === "account" || table === "profile";

export const isInstant = (column: string) => column.endsWith("At");

/** A table's name as files have it: `scheduled-meals` of `scheduledMeals`. */
export const dashed = (table: string) =>
  table.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The name of a table's CSV file: `scheduled-meals.csv`. */
export const csvName = (table: MyDataTable) => `${dashed(table)}.csv`;

/** A row as the JSON file has it: instants as ISO 8601 texts in UTC. */
export function jsonRow(
  table: MyDataTable,
  row: MyDataRow,
  taker: MyDataTaker,
): Record<string, MyDataValue> {
  return Object.fromEntries(
    columnsFor(table, taker).map((column) => {
      const value = row[column] ?? null;
      const isMoment = isInstant(column) && typeof value === "number";
      return [column, isMoment ? new Date(value).toISOString() : value];
    }),
  );
}

/** How many rows are read at once, so that what is held does not grow with the years. */
export const myDataPage = 500;

/** What the archive holds beside the tables. */
export const myDataFiles = {
  readme: "README.txt",
  json: "data.json",
  pictures: "pictures",
  conversation: "conversation",
} as const;

const extensions: Record<string, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/gif": "gif",
  "image/avif": "avif",
  "audio/webm": "webm",
  "audio/ogg": "ogg",
  "audio/wav": "wav",
  "audio/mp4": "m4a",
};

/** A file's name with the ending of its media type, where that is known. */
export function namedByType(name: string, contentType: string): string {
  const ending = extensions[contentType];
  return ending === undefined ? name : `${name}.${ending}`;
}

const maxNameLength = 100;

/** A name that every system can store, whoever gave it: it leads out of no folder and hides no ending. */
export function storableName(name: string): string {
  const plain = name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "").replace(/[\\/:*?"<>|]/g, "_");
  const trimmed = plain.replace(/^[.\s]+|[.\s]+$/g, "");
  const dot = trimmed.lastIndexOf(".");
  const ending = dot > 0 ? [...trimmed.slice(dot)].slice(0, 12).join("") : "";
  const stem = [...(dot > 0 ? trimmed.slice(0, dot) : trimmed)].slice(0, maxNameLength).join("");
  return `${stem}${ending}` || "_";
}
