/** A copy, by its reader: trainees of their own data, the trainer of one trainee's, or of the whole business. */
export type Copy = "trainee" | "trainer" | "business";

/** A value of a column; an instant is in UTC milliseconds. */
export type CopiedValue = string | number | boolean | null | readonly string[];
export type CopiedRow = Readonly<Record<string, CopiedValue>>;

/** Tables of a single row: the person's. */
export const isOneRow = (table: string) => table === "account" || table === "profile";

export const isInstant = (column: string) => column.endsWith("At");

/** A table's name in files: `scheduled-meals` for `scheduledMeals`. */
export const dashed = (table: string) =>
  table.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The name of a table's CSV file: `scheduled-meals.csv`. */
export const csvName = (table: string) => `${dashed(table)}.csv`;
