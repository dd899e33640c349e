import type { DatabaseClient } from "../../db/client.ts";

/** Whether the database answers. */
export async function getDatabaseHealth(database: DatabaseClient): Promise<"up" | "down"> {
  try {
    await database.prepare("select 1").first();
    return "up";
  } catch {
    return "down";
  }
}
