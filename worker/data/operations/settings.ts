import { inArray } from "drizzle-orm";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { settings } from "../../db/schema.ts";

type Section = "general" | "security" | "registration" | "embed";

/** What is stored of some sections; a section that nobody touched is missing. */
export async function getSettings<Name extends Section>(
  client: DatabaseClient,
  ...sections: Name[]
): Promise<Partial<Record<Name, Record<string, unknown>>>> {
  const rows = await connect(client)
    .select({ section: settings.section, value: settings.value })
    .from(settings)
    .where(inArray(settings.section, sections));
  return Object.fromEntries(rows.map(({ section, value }) => [section, value])) as Partial<
    Record<Name, Record<string, unknown>>
  >;
}
