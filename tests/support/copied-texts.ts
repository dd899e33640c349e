import { columnsIn, tablesIn } from "../../worker/data/copies/copied-tables.ts";

const copies = ["trainee", "trainer", "business"] as const;

/** The keys of the texts that the copies say by the names of their tables and columns. */
export const copiedTexts = (): string[] =>
  copies.flatMap((copy) =>
    tablesIn(copy).flatMap((table) => [
      `copied_table_${table}`,
      ...columnsIn(copy, table).map((column) => `copied_column_${column}`),
    ]),
  );
