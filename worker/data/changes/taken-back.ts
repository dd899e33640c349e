import { type SQL, sql } from "drizzle-orm";

/** Tables of changes that can be undone: a row has its id and `undone_at`. */
type ChangeTable = "template_jobs" | "trainee_jobs" | "imports" | "subscription_changes";

/** Whether a change was undone. */
export const isTakenBack = (table: ChangeTable, id: string): SQL =>
  sql`exists (select 1 from ${sql.raw(table)} where id = ${id} and undone_at is not null)`;
