import { sectionsAt } from "../../../domain/copies/business-archive.ts";
import { type CopiedRow, type Copy, isInstant } from "../../../domain/copies/copied-tables.ts";
import {
  type BusinessTable,
  businessColumns,
  type ColumnOf,
  type CopiedColumn,
  type CopiedTable,
  type OwnerColumn,
  type PersonTable,
  personColumns,
  type StoredTable,
} from "./copied-columns.ts";

/** Differences of the trainer's copies: without a trainee's browsers, appearance, alerts and Ramadan, but with private notes. */
const trainersColumns: { readonly [Table in PersonTable]?: readonly ColumnOf<Table>[] } = {
  account: ["email", "emailConfirmedAt", "twoFactor", "createdAt", "deletesAt"],
  notes: [...personColumns.notes, "isPrivate"],
  checkIns: [...personColumns.checkIns, "privateNote"],
  // How somebody fasts is in no copy but their own.
  fastingDays: [],
  fastingSlots: [],
  sunReminders: [],
  sessions: [],
};

const isBusiness = (table: CopiedTable): table is BusinessTable => table in businessColumns;

/** The owner column that a table's own columns make redundant. */
const namesOwner: Partial<Record<PersonTable, OwnerColumn>> = {
  account: "traineeEmail",
  profile: "trainee",
};
const ownerColumns = ["trainee", "traineeEmail"] as const;

/** The columns of a table in a copy. */
export function columnsIn(copy: Copy, table: CopiedTable): readonly CopiedColumn[] {
  if (isBusiness(table)) return businessColumns[table];
  if (copy === "trainee") return personColumns[table];
  const columns = trainersColumns[table] ?? personColumns[table];
  if (copy === "trainer") return columns;
  return [...ownerColumns.filter((column) => column !== namesOwner[table]), ...columns];
}

/** Keys of the JSON files only, by which programs join rows. */
const keyColumns: { readonly [Table in CopiedTable]?: readonly string[] } = {
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
};
const ownerKeys = ["traineeId", ...ownerColumns] as const;

/** The keys of a table's rows in the JSON of a copy. */
export function keysIn(copy: Copy, table: CopiedTable): readonly string[] {
  if (isBusiness(table)) return [...(keyColumns[table] ?? []), ...businessColumns[table]];
  if (copy !== "business") return columnsIn(copy, table);
  return [...ownerKeys, ...columnsIn("trainer", table)];
}

const personTables = Object.keys(personColumns) as PersonTable[];
const businessTables = Object.keys(businessColumns) as BusinessTable[];

/** The tables of a copy. */
export function tablesIn(copy: "trainee" | "trainer"): PersonTable[];
export function tablesIn(copy: Copy): CopiedTable[];
export function tablesIn(copy: Copy): CopiedTable[] {
  if (copy === "trainee") return personTables;
  const trainers = personTables.filter((table) => columnsIn("trainer", table).length > 0);
  return copy === "trainer" ? trainers : [...businessTables, ...trainers];
}

/** A table's name in files: `scheduled-meals` for `scheduledMeals`. */
const fileStem = (table: CopiedTable): string =>
  table.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The name of a table's CSV file: `scheduled-meals.csv`. */
export const csvName = (table: CopiedTable): string => `${fileStem(table)}.csv`;

/** The names of a table's files in the archive: `csv/scheduled-meals.csv`, `json/scheduled-meals.json`. */
export const archivedCsvName = (table: CopiedTable): string => `csv/${csvName(table)}`;
export const archivedJsonName = (table: CopiedTable): string => `json/${fileStem(table)}.json`;

/** A row in the JSON of a copy: instants as ISO 8601 in UTC, settings as stored. */
export const jsonRow = (copy: Copy, table: CopiedTable, row: CopiedRow): Record<string, unknown> =>
  Object.fromEntries(
    keysIn(copy, table).map((column) => {
      const value = row[column] ?? null;
      if (isInstant(column) && typeof value === "number") {
        return [column, new Date(value).toISOString()];
      }
      const isJson = table === "settings" && column === "value";
      return [column, isJson ? JSON.parse(String(value)) : value];
    }),
  );

/** The tables of the database in the order of writing; the messages follow with their files. */
export const archivedTables: readonly StoredTable[] = tablesIn("business").filter(
  (table) => table !== "messages",
);

/** The sections of a table in the archive. */
export const sectionsOf = (table: CopiedTable) => sectionsAt(tablesIn("business").indexOf(table));
