/*
 * The tables of every copy: a trainee's own, the trainer's of one trainee, and the archive of the whole business.
 * Columns are in the order of the CSV files, and are the keys of the JSON files. Instants end in `At`; days are the
 * person's own.
 */

const exercise = [
  "name",
  "englishName",
  "category",
  "type",
  "sets",
  "reps",
  "repsTo",
  "seconds",
  "metres",
] as const;
const prescription = [
  ...exercise,
  "weight",
  "percent",
  "rest",
  "rpe",
  "tempo",
  "duration",
  "description",
] as const;
const nutrients = ["calories", "protein", "carbs", "fat"] as const;

/** The tables of a person. */
export const personColumns = {
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
  nutritionTargets: ["startsOn", ...nutrients, "source", "createdAt"],
  notes: ["type", "text", "writtenBy", "createdAt", "updatedAt"],
  weeks: ["weekStart", "exercisesAppliedFrom", "mealsAppliedFrom", "createdAt"],
  scheduledExercises: ["date", ...prescription, "videoUrl", "note", "status", "completedAt"],
  performedSets: ["date", "exercise", "set", "reps", "weight", "seconds", "metres", "createdAt"],
  scheduledMeals: [
    "date",
    "timing",
    "name",
    "description",
    "quantity",
    ...nutrients,
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
    ...nutrients,
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

/** The tables of the business: the trainer's own work and settings. */
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
    ...exercise,
    "rest",
    "duration",
    "description",
    "videoUrl",
    "video",
    "movement",
    "status",
    "createdAt",
  ],
  meals: ["name", "description", "timing", ...nutrients, "status", "createdAt"],
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
    ...prescription,
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
    ...nutrients,
  ],
  savedReplies: ["text", "createdAt"],
  sentNotifications: ["type", "title", "message", "recipient", "recipients", "reads", "createdAt"],
  settings: ["section", "value"],
} as const;

/** A copy, by its reader: trainees of their own data, the trainer of one trainee's, or of the whole business. */
export type Copy = "trainee" | "trainer" | "business";

type PersonColumns = typeof personColumns;
type BusinessColumns = typeof businessColumns;
export type PersonTable = keyof PersonColumns;
export type BusinessTable = keyof BusinessColumns;
export type CopiedTable = PersonTable | BusinessTable;
/** All tables except the messages are in the database; the conversation's object has those. */
export type StoredTable = Exclude<CopiedTable, "messages">;

/** The trainer's copies mark private notes. */
type TrainersColumn<Table> = Table extends "notes" ? "isPrivate" : never;
/** The owner's column in a table of all people. */
export type OwnerColumn = "trainee" | "traineeEmail";
export type ColumnOf<Table extends CopiedTable> =
  | (Table extends PersonTable
      ? PersonColumns[Table][number]
      : Table extends BusinessTable
        ? BusinessColumns[Table][number]
        : never)
  | TrainersColumn<Table>;
export type CopiedColumn = { [Table in CopiedTable]: ColumnOf<Table> }[CopiedTable] | OwnerColumn;
