import { inArray, sql } from "drizzle-orm";
import { type GeneralSettings, readGeneralSettings } from "../../../domain/plumbing/settings.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { settings } from "../../db/schema.ts";
import type { TraineeScope, TrainerScope } from "../scope.ts";

/** A part of the trainer's settings, read and written as a whole. */
type Section =
  | "general"
  | "security"
  | "registration"
  | "embed"
  | "contact"
  | "defaults"
  | "notifications"
  | "attention"
  | "beginning"
  | "subscriptions"
  | "ramadan";

type Stored<Name extends string> = Partial<Record<Name, Record<string, unknown>>>;

/** Stored values of some sections, without those never written. */
export async function getSettings<Name extends Section>(
  client: DatabaseClient,
  ...sections: Name[]
): Promise<Stored<Name>> {
  return bySection(await sectionsOf(connect(client), sections));
}

/** Reads the rows of some sections. */
export const sectionsOf = (db: TrainerScope["db"], sections: readonly Section[]) =>
  db
    .select({ section: settings.section, value: settings.value })
    .from(settings)
    .where(inArray(settings.section, [...sections]));

/** The rows of `sectionsOf` by the section's name. */
export const bySection = <Name extends Section>(
  rows: readonly { section: string; value: Record<string, unknown> }[],
) => Object.fromEntries(rows.map(({ section, value }) => [section, value])) as Stored<Name>;

/** The stored value of one section; undefined if never written. */
export async function getSection({ db }: TrainerScope, section: Section) {
  const [[row]] = await db.batch([sectionsOf(db, [section])]);
  return row?.value;
}

/** Reads the trainer's names and time zone. */
export const generalSettingsOf = ({ db }: TraineeScope | TrainerScope) =>
  sectionsOf(db, ["general"]);

/** The time zone of the trainer's days. */
export async function getTrainerZone(scope: TrainerScope): Promise<string> {
  return readGeneralSettings(await getSection(scope, "general")).timeZone;
}

export const putNameSettings = (
  scope: TrainerScope,
  { trainerName, businessName, timeZone }: GeneralSettings,
): Promise<void> =>
  putSection(scope, "general", {
    trainerName: trainerName.trim(),
    businessName: businessName?.trim() || null,
    timeZone,
  });

/** Writes a section as a whole. */
export async function putSection(
  scope: TrainerScope,
  section: Section,
  value: Record<string, unknown>,
): Promise<void> {
  await scope.db.batch([sectionWrite(scope, section, value)]);
}

/** Writes some keys of a section; the others stay as another window wrote them. */
export function sectionPartsWrite(
  { db, now }: TrainerScope,
  section: Section,
  parts: Record<string, unknown>,
) {
  const keys = Object.entries(parts).map(
    ([key, value]) => sql`, ${`$.${key}`}, json(${JSON.stringify(value)})`,
  );
  return db
    .insert(settings)
    .values({ section, value: parts, updatedAt: now })
    .onConflictDoUpdate({
      target: settings.section,
      set: { value: sql`json_set(${settings.value}${sql.join(keys)})`, updatedAt: now },
    });
}

/** The statement of `putSection`. */
export function sectionWrite(
  { db, now }: TrainerScope,
  section: Section,
  value: Record<string, unknown>,
) {
  const written = { value, updatedAt: now };
  return db
    .insert(settings)
    .values({ section, ...written })
    .onConflictDoUpdate({ target: settings.section, set: written });
}
