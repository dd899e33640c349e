import type { SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Copy } from "../../../domain/copies/copied-tables.ts";
import { columnsNamed, type RowSource, type Selected } from "../keyed-page.ts";
import {
  type ColumnOf,
  type StoredColumn,
  type StoredPersonTable,
  type StoredTable,
  storedTables,
} from "./copied-columns.ts";
import { keysIn } from "./copied-tables.ts";

/** The rows of a copied table in the database. */
export interface CopiedSource extends Omit<RowSource, "columns"> {
  name: StoredTable;
  /** Columns with another name in the database's table. */
  others: Record<string, Selected>;
  /** Their values in copies of the trainer, where those differ. */
  trainersOthers?: Record<string, Selected>;
}

/** The same for a person's table: an index finds its owner's rows in the order of the key. */
export interface PersonSource extends CopiedSource {
  owner: SQLiteColumn;
  key: readonly [SQLiteColumn, SQLiteColumn];
  /** The condition of rows that trainees can copy, if not all. */
  shownToTrainee?: SQL;
  /** The condition of rows in copies of the trainer, if not all. */
  shownToTrainer?: SQL;
}

/** A source without its table, which the facts have. Its `others` have all columns that the table lacks. */
export type RowsOf<Table extends StoredTable, Source extends CopiedSource> = Omit<
  Source,
  "name" | "table" | "others"
> & {
  others: Record<Exclude<ColumnOf<Table>, StoredColumn<Table>>, Selected> &
    Partial<Record<ColumnOf<Table>, Selected>>;
};

export type PersonRows<Table extends StoredPersonTable> = RowsOf<Table, PersonSource>;

/** The sources of copied tables by their names. */
export const sourcesOf = <Table extends StoredTable, Source extends CopiedSource>(
  rows: {
    readonly [Name in Table]: Omit<Source, "name" | "table">;
  },
) =>
  Object.fromEntries(
    (Object.keys(rows) as Table[]).map((name) => [
      name,
      { ...rows[name], name, table: storedTables[name] },
    ]),
  ) as unknown as Record<Table, Source>;

/** The values of a source's rows in a copy. */
export const valuesIn = (
  copy: Copy,
  { name, table, others, trainersOthers }: CopiedSource,
  more: Record<string, Selected> = {},
) => {
  const values = copy === "trainee" ? others : { ...others, ...trainersOthers };
  return { ...columnsNamed(keysIn(copy, name), table, { ...values, ...more }), ...more };
};
