import { eq, inArray } from "drizzle-orm";
import type { TrainerContact } from "../../../domain/contract/operations/contact-settings.ts";
import { type ContactSettings, readContactSettings } from "../../../domain/operations/contact.ts";
import {
  type EmbedSettings,
  readEmbedSettings,
  readGeneralSettings,
} from "../../../domain/operations/settings.ts";
import {
  type AttentionThresholds,
  readThresholds,
} from "../../../domain/trainees/attention-thresholds.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { settings } from "../../db/schema.ts";
import type { TraineeScope, TrainerScope } from "../scope.ts";

type Section = "general" | "security" | "registration" | "embed" | "contact" | "attention";

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

const sectionOf = ({ db }: TraineeScope | TrainerScope, section: Section) =>
  db.select({ value: settings.value }).from(settings).where(eq(settings.section, section));

/** The trainer's choice, or what counts while there is none. */
export async function getEmbedSettings(scope: TrainerScope): Promise<EmbedSettings> {
  const [rows] = await scope.db.batch([sectionOf(scope, "embed")]);
  return readEmbedSettings(rows[0]?.value);
}

/** How the trainer is reached beside the conversation. */
export async function getContactSettings(scope: TrainerScope): Promise<ContactSettings> {
  const [rows] = await scope.db.batch([sectionOf(scope, "contact")]);
  return readContactSettings(rows[0]?.value);
}

/** The same with whose it is, as trainees see it. */
export async function getTrainerContact(scope: TraineeScope): Promise<TrainerContact> {
  const [contact, general] = await scope.db.batch([
    sectionOf(scope, "contact"),
    sectionOf(scope, "general"),
  ]);
  const { trainerName: name, timeZone } = readGeneralSettings(general[0]?.value);
  return { ...readContactSettings(contact[0]?.value), name, timeZone };
}

export const putEmbedSettings = (
  scope: TrainerScope,
  { framing, sites }: EmbedSettings,
): Promise<void> => putSection(scope, "embed", { framing, sites });

export const putContactSettings = (
  scope: TrainerScope,
  { phone, whatsApp, whatsAppText, email, hours }: ContactSettings,
): Promise<void> => putSection(scope, "contact", { phone, whatsApp, whatsAppText, email, hours });

/** From when on each reason of the queue counts. */
export async function getAttentionSettings(scope: TrainerScope): Promise<AttentionThresholds> {
  const [rows] = await scope.db.batch([sectionOf(scope, "attention")]);
  return readThresholds(rows[0]?.value);
}

export const putAttentionSettings = (
  scope: TrainerScope,
  thresholds: AttentionThresholds,
): Promise<void> => putSection(scope, "attention", { ...thresholds });

async function putSection(
  { db, now }: TrainerScope,
  section: Section,
  value: Record<string, unknown>,
): Promise<void> {
  const written = { value, updatedAt: now };
  await db.batch([
    db
      .insert(settings)
      .values({ section, ...written })
      .onConflictDoUpdate({ target: settings.section, set: written }),
  ]);
}
