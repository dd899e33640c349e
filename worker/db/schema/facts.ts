import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/*
 * Facts of a table, beside it in its room's file. A table without facts does not compile, nor do facts with a missing
 * answer. A text in place of an answer is the reason for a no.
 */

/** A reason for a no, as a short clause. */
type Reason = string;

/**
 * The copied tables with its rows. Their columns are in the order of the CSV files, and are the keys of the JSON files.
 * `joined`: the facts of another table have the columns.
 */
interface Copied {
  readonly [table: string]: readonly string[] | "joined";
}

interface EveryTable {
  /** The tables of every copy of a person's data. A column in none has its reason in `table-facts.test.ts`. */
  copied: Copied | Reason;
  /** The business's own tables, in its archive alone. */
  archived?: Copied;
  /** Its rows in a backup: all by default, those of a condition, or none for a reason. */
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

/** The facts that a table of any kind may have. */
export type TableFacts = EveryTable & Partial<TraineesTable> & Partial<DailyTable>;

type FactsOf<Table> = Table extends { traineeId: unknown; date: unknown }
  ? DailyTable
  : Table extends { traineeId: unknown }
    ? TraineesTable
    : EveryTable;

/** A table with its facts; `Column` is for types alone. */
export interface TableWithFacts<Name extends string, Column, Facts> {
  table: SQLiteTable & { _: { name: Name } };
  facts: Facts;
  column?: Column;
}

export const factsOf = <Table extends SQLiteTable, const Facts extends FactsOf<Table>>(
  table: Table,
  facts: Facts & { [Key in Exclude<keyof Facts, keyof FactsOf<Table>>]: never },
): TableWithFacts<Table["_"]["name"], keyof Table, Facts> => ({ table, facts });

export const ofBusiness = "of the business, in its archive";
export const ofDeployment = "about the deployment";
export const ofWeek = "nobody has a row without a week, which keeps the person";
export const sums = "sums of other tables, which triggers write as the rows come back";
export const byTrigger = "triggers write it";
export const inPerformance = "counted in the day's performance";

export const nutrientColumns = ["calories", "protein", "carbs", "fat"] as const;
export const exerciseColumns = [
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
export const prescriptionColumns = [
  ...exerciseColumns,
  "weight",
  "percent",
  "rest",
  "rpe",
  "tempo",
  "duration",
  "description",
] as const;
