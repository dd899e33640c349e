import { type SQL, sql } from "drizzle-orm";

/** The number of some rows that an import has made; a row's id may be followed by a space and its values. */
export const madeOf = (importId: string, ids: readonly string[]): SQL =>
  sql`(select count(*) from json_each(${JSON.stringify(ids)}) k
    where exists (select 1 from import_rows made where made.import_id = ${importId}
      and made.row_id >= k.value and made.row_id < k.value || '!'))`;
