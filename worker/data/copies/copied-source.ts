import type { SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { columnsNamed, type RowSource, type Selected } from "../keyed-page.ts";
import type { ColumnOf, StoredTable } from "./copied-columns.ts";
import { keysIn } from "./copied-tables.ts";

/** The rows of a copied table in the database. */
export interface CopiedSource extends Omit<RowSource, "columns"> {
  name: StoredTable;
  /** Columns with another name in the database's table. */
  others: Record<string, Selected>;
}

/** The same for a person's table: an index finds its owner's rows in the order of the key. */
export interface PersonSource extends CopiedSource {
  owner: SQLiteColumn;
  key: readonly [SQLiteColumn, SQLiteColumn];
  /** The condition of rows that trainees can copy, if not all. */
  shownToTrainee?: SQL;
}

/** A source, whose `others` have all columns that the database's table lacks. */
export const source = <Name extends StoredTable, Table extends SQLiteTable, Given>(
  name: Name,
  table: Table,
  given: Given & {
    others: Record<Exclude<ColumnOf<Name>, keyof Table>, Selected> &
      Partial<Record<ColumnOf<Name>, Selected>>;
  },
) => ({ name, table, ...given });

/** The values of a source's rows in a copy. */
export const valuesIn = (
  copy: "trainee" | "trainer" | "business",
  { name, table, others }: CopiedSource,
  more: Record<string, Selected> = {},
) => ({ ...columnsNamed(keysIn(copy, name), table, { ...others, ...more }), ...more });
