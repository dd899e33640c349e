import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { type ContactSettings, readContactSettings } from "../../../domain/accounts/contact.ts";
import {
  type AttentionThresholds,
  readThresholds,
} from "../../../domain/attention/attention-thresholds.ts";
import type { BeginningMark } from "../../../domain/attention/beginning.ts";
import type { GeneralSettings as GeneralTab } from "../../../domain/contract/operations/general-settings.ts";
import type { SubscriptionSettings } from "../../../domain/memberships/subscription-end.ts";
import {
  type EventSettings,
  readEventSettings,
} from "../../../domain/notifications/trainer-events.ts";
import { type EmbedSettings, readEmbedSettings } from "../../../domain/operations/embedding.ts";
import {
  type DefaultSettings,
  type GeneralSettings,
  type RegistrationSettings,
  readDefaultSettings,
  readGeneralSettings,
  readRegistrationSettings,
  readSecuritySettings,
  readSubscriptionSettings,
  type SecuritySettings,
} from "../../../domain/plumbing/settings.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { plans, settings } from "../../db/schema.ts";
import { trainerPhotoOf } from "../accounts/trainer-photo.ts";
import { beginningFacts, isBeginningHidden } from "../attention/beginning.ts";
import { refusalOf, refuseWhen } from "../proofs.ts";
import type { TraineeScope, TrainerScope } from "../scope.ts";

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
  | "subscriptions";

type Stored<Name extends string> = Partial<Record<Name, Record<string, unknown>>>;

/** What is stored of some sections; a section that nobody touched is missing. */
export async function getSettings<Name extends Section>(
  client: DatabaseClient,
  ...sections: Name[]
): Promise<Stored<Name>> {
  return storedOf(await sectionsOf(connect(client), sections));
}

const sectionsOf = (db: TrainerScope["db"], sections: readonly Section[]) =>
  db
    .select({ section: settings.section, value: settings.value })
    .from(settings)
    .where(inArray(settings.section, [...sections]));

const storedOf = <Name extends Section>(
  rows: readonly { section: string; value: Record<string, unknown> }[],
) => Object.fromEntries(rows.map(({ section, value }) => [section, value])) as Stored<Name>;

/** The statement that finds what new trainees begin with, for a batch of another noun. */
export const storedDefaults = (db: TrainerScope["db"]) => sectionsOf(db, ["defaults"]);

async function ownSections<Name extends Section>(
  { db }: TrainerScope,
  ...sections: Name[]
): Promise<Stored<Name>> {
  const [rows] = await db.batch([sectionsOf(db, sections)]);
  return storedOf(rows);
}

/** Everything general in one read: each section as it counts, and the plans on offer. */
export async function getGeneralSettings({ db, now }: TrainerScope): Promise<GeneralTab> {
  const [rows, offered, [beginning]] = await db.batch([
    sectionsOf(db, ["general", "contact", "defaults", "registration", "embed"]),
    db
      .select({ id: plans.id, name: plans.name, englishName: plans.englishName })
      .from(plans)
      .where(eq(plans.status, "active"))
      .orderBy(asc(plans.position), asc(plans.id)),
    beginningFacts(db, {}),
  ]);
  const stored = storedOf<Section>(rows);
  return {
    names: readGeneralSettings(stored.general),
    contact: readContactSettings(stored.contact),
    defaults: readDefaultSettings(stored.defaults),
    registration: readRegistrationSettings(stored.registration),
    embed: readEmbedSettings(stored.embed),
    beginningHidden: isBeginningHidden(beginning, now),
    plans: offered,
  };
}

/** The statement that reads what the trainer is called, and the zone of their days. */
export const generalSettingsOf = ({ db }: TraineeScope | TrainerScope) =>
  sectionsOf(db, ["general"]);

/** The zone of the trainer's days. */
export async function getTrainerZone(scope: TrainerScope): Promise<string> {
  return readGeneralSettings((await ownSections(scope, "general")).general).timeZone;
}

/** How sure the product must be of who registers. */
export async function getSecuritySettings(scope: TrainerScope): Promise<SecuritySettings> {
  return readSecuritySettings((await ownSections(scope, "security")).security);
}

/** How the trainer is told of what trainees do. */
export async function getEventSettings(scope: TrainerScope): Promise<EventSettings> {
  return readEventSettings((await ownSections(scope, "notifications")).notifications);
}

/** How the trainer is reached beside the conversation, and whose contact it is. */
export async function getContact({ db }: TraineeScope | TrainerScope) {
  const [rows, [photo]] = await db.batch([
    sectionsOf(db, ["contact", "general"]),
    trainerPhotoOf(db),
  ]);
  const { contact, general } = storedOf<"contact" | "general">(rows);
  return {
    contact: readContactSettings(contact),
    names: readGeneralSettings(general),
    photoKey: photo?.key ?? null,
  };
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
  return readThresholds((await ownSections(scope, "attention")).attention);
}

export const putAttentionSettings = (
  scope: TrainerScope,
  thresholds: AttentionThresholds,
): Promise<void> => putSection(scope, "attention", { ...thresholds });

/** Whether the first steps of a new deployment may be shown. */
export const putBeginningMark = (scope: TrainerScope, mark: BeginningMark): Promise<void> =>
  putSection(scope, "beginning", { mark });

export const putRegistrationSettings = (
  scope: TrainerScope,
  { mode }: RegistrationSettings,
): Promise<void> => putSection(scope, "registration", { mode });

export const putSecuritySettings = (
  scope: TrainerScope,
  { emailConfirmation }: SecuritySettings,
): Promise<void> => putSection(scope, "security", { emailConfirmation });

export const putEventSettings = (scope: TrainerScope, ways: EventSettings): Promise<void> =>
  putSection(scope, "notifications", { ...ways });

/** @returns false when the plan is not on offer: nothing changed */
export async function putDefaultSettings(
  scope: TrainerScope,
  { plan, targetSteps }: DefaultSettings,
): Promise<boolean> {
  const { db } = scope;
  const isOffered = and(eq(plans.id, plan ?? ""), eq(plans.status, "active"));
  const missing = sql`${plan} is not null and not exists (select 1 from ${plans} where ${isOffered})`;
  try {
    await db.batch([
      refuseWhen(db, [[missing, "no_plan"]]),
      sectionWrite(scope, "defaults", { plan, targetSteps }),
    ]);
    return true;
  } catch (error) {
    if (refusalOf(error, ["no_plan"])) return false;
    throw error;
  }
}

async function putSection(
  scope: TrainerScope,
  section: Section,
  value: Record<string, unknown>,
): Promise<void> {
  await scope.db.batch([sectionWrite(scope, section, value)]);
}

function sectionWrite({ db, now }: TrainerScope, section: Section, value: Record<string, unknown>) {
  const written = { value, updatedAt: now };
  return db
    .insert(settings)
    .values({ section, ...written })
    .onConflictDoUpdate({ target: settings.section, set: written });
}

/** What happens at the end of a subscription. */
export async function getSubscriptionSettings(scope: TrainerScope): Promise<SubscriptionSettings> {
  const [rows] = await scope.db.batch([sectionsOf(scope.db, ["subscriptions"])]);
  return readSubscriptionSettings(rows[0]?.value);
}

/** The same for the clock, which nobody signed in for. */
export async function readStoredSubscriptionSettings(
  client: DatabaseClient,
): Promise<SubscriptionSettings> {
  const stored = await getSettings(client, "subscriptions");
  return readSubscriptionSettings(stored.subscriptions);
}

export const putSubscriptionSettings = (
  scope: TrainerScope,
  { atEnd, suspendAfterDays }: SubscriptionSettings,
): Promise<void> => putSection(scope, "subscriptions", { atEnd, suspendAfterDays });
