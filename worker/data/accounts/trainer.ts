import { eq } from "drizzle-orm";
import type { ArchiveReader } from "../../../domain/accounts/file-reader.ts";
import type { Language } from "../../../domain/language.ts";
import { readGeneralSettings, type StoredSection } from "../../../domain/plumbing/settings.ts";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import { accountSettings, accounts, settings } from "../../db/schema.ts";
import type { TrainerScope } from "../scope.ts";

/** The trainer, as trainees know them. */
export interface Trainer {
  /** The account; undefined before the trainer's first link. */
  id: string | undefined;
  name: string;
}

/** Finds the trainer's account. */
export const trainerAccountOf = (db: Database) => trainerAccount(db, {});

const trainerAccount = prepared((db) =>
  db.select({ id: accounts.id }).from(accounts).where(eq(accounts.role, "trainer")),
);

const generalSettings = prepared((db) =>
  db.select({ value: settings.value }).from(settings).where(eq(settings.section, "general")),
);

/** The statements behind `toTrainer`, for one batch. */
export const trainerQueries = (db: Database) =>
  [trainerAccountOf(db), generalSettings(db, {})] as const;

export const toTrainer = (id: string | null | undefined, general: StoredSection): Trainer => ({
  id: id ?? undefined,
  name: readGeneralSettings(general ?? undefined).trainerName,
});

/** The trainer's language and time zone, and the business's name. */
export async function getArchiveReader(client: DatabaseClient): Promise<ArchiveReader> {
  const db = connect(client);
  const [[general], [chosen]] = await db.batch([
    generalSettings(db, {}),
    db
      .select({ language: accountSettings.language })
      .from(accountSettings)
      .innerJoin(accounts, eq(accounts.id, accountSettings.accountId))
      .where(eq(accounts.role, "trainer")),
  ]);
  const { businessName, trainerName, timeZone } = readGeneralSettings(general?.value);
  return { business: businessName ?? trainerName, language: chosen?.language ?? "ar", timeZone };
}

/** The trainer's language. */
export async function getTrainerLanguage({ db, actor }: TrainerScope): Promise<Language> {
  const [[found]] = await db.batch([
    db
      .select({ language: accountSettings.language })
      .from(accountSettings)
      .where(eq(accountSettings.accountId, actor.accountId)),
  ]);
  return found?.language ?? "ar";
}
