import { eq, inArray } from "drizzle-orm";
import { type EmbedSettings, readEmbedSettings } from "../../../domain/operations/settings.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { settings } from "../../db/schema.ts";
import type { TrainerScope } from "../scope.ts";

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

/** The trainer's choice, or what counts while there is none. */
export async function getEmbedSettings({ db }: TrainerScope): Promise<EmbedSettings> {
  const [rows] = await db.batch([
    db.select({ value: settings.value }).from(settings).where(eq(settings.section, "embed")),
  ]);
  return readEmbedSettings(rows[0]?.value);
}

export async function putEmbedSettings(
  { db, now }: TrainerScope,
  { framing, sites }: EmbedSettings,
): Promise<void> {
  const written = { value: { framing, sites }, updatedAt: now };
  await db.batch([
    db
      .insert(settings)
      .values({ section: "embed", ...written })
      .onConflictDoUpdate({ target: settings.section, set: written }),
  ]);
}
