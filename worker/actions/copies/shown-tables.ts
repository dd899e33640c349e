import type { Copy } from "../../../domain/copies/copied-tables.ts";
import type { CopiedTable } from "../../data/copies/copied-columns.ts";
import { columnsIn, tablesIn } from "../../data/copies/copied-tables.ts";
import type { ListedTable, ShownTable } from "../../texts/copied-tables.ts";

/** A table of a copy for its texts. A table or column without a text does not compile here: `copied_column_<column>`. */
export const shownTable = (copy: Copy, table: CopiedTable): ShownTable => ({
  table,
  columns: columnsIn(copy, table),
});

/** The tables of a copy with their files, for its list of contents. */
export const listedTables = (copy: Copy, nameOf: (table: CopiedTable) => string): ListedTable[] =>
  tablesIn(copy).map((table) => ({ table, file: nameOf(table) }));
