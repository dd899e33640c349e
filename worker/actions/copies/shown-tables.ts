import type { Copy } from "../../../domain/copies/copied-tables.ts";
import type { CopiedTable } from "../../data/copies/copied-columns.ts";
import { columnsIn, tablesIn } from "../../data/copies/copied-tables.ts";
import type { ShownTable } from "../../texts/copied-tables.ts";

/** A table of a copy for its texts. A table or column without a text does not compile here: `copied_column_<column>`. */
export const shownTable = (copy: Copy, table: CopiedTable): ShownTable => ({
  table,
  columns: columnsIn(copy, table),
});

/** The tables of a copy for its texts. */
export const shownTables = (copy: Copy): ShownTable[] =>
  tablesIn(copy).map((table) => shownTable(copy, table));
