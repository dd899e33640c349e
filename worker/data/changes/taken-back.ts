import { type SQL, sql } from "drizzle-orm";

/** What can be taken back: each row has its id, and when it was, `undone_at`. */
type ChangeTable = "template_jobs" | "trainee_jobs" | "imports" | "subscription_changes";

/** Whether a change was taken back already. */
export const isTakenBack = (table: ChangeTable, id: string): SQL =>
  sql`exists (select 1 from ${sql.raw(table)} where id = ${id} and undone_at is not null)`;
