import { and, eq, not, type SQL, sql } from "drizzle-orm";
import type { ChosenAppearance } from "../../../domain/appearance.ts";
import type { Who } from "../../../domain/contract/accounts/session.ts";
import type { Language } from "../../../domain/language.ts";
import { readGeneralSettings } from "../../../domain/plumbing/settings.ts";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import {
  accountSettings,
  accounts,
  settings,
  totpCredentials,
  traineeProfiles,
} from "../../db/schema.ts";
import { trainerAccountOf } from "./trainer.ts";

/** An account with the columns for signing in. */
export interface Account {
  id: string;
  /** Null for a trainee who has not given one, so never signed in. */
  email: string | null;
  role: "trainer" | "trainee";
  passwordHash: string | null;
  /** A trainee's status; null for the trainer. */
  status: "active" | "pending" | "inactive" | null;
  /** A trainee's phone number, if known. */
  phone: string | null;
  twoFactor: boolean;
  /** The last change of address or password. */
  updatedAt: number;
  who: Who;
  /** The owner's choice for all devices; null without one. */
  appearance: ChosenAppearance | null;
}

const columns = {
  id: accounts.id,
  email: accounts.email,
  role: accounts.role,
  passwordHash: accounts.passwordHash,
  updatedAt: accounts.updatedAt,
  status: traineeProfiles.status,
  phone: traineeProfiles.phone,
  name: traineeProfiles.name,
  gender: traineeProfiles.gender,
  timeZone: traineeProfiles.timeZone,
  general: settings.value,
  twoFactor: sql<number>`${totpCredentials.confirmedAt} is not null`,
  theme: accountSettings.theme,
  accent: accountSettings.accent,
  fontSize: accountSettings.fontSize,
  language: accountSettings.language,
  hijri: accountSettings.hijri,
  appearanceAt: accountSettings.appearanceAt,
};

/** Finds an account; fit for a batch, as no two of its columns share a name. */
export const accountRow = (db: Database, where: SQL) =>
  db
    .select(columns)
    .from(accounts)
    .leftJoin(traineeProfiles, eq(traineeProfiles.id, accounts.id))
    .leftJoin(settings, and(eq(settings.section, "general"), eq(accounts.role, "trainer")))
    .leftJoin(totpCredentials, eq(totpCredentials.accountId, accounts.id))
    .leftJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .where(where);

async function findAccount(client: DatabaseClient, where: SQL): Promise<Account | undefined> {
  const row = await accountRow(connect(client), where).get();
  return row && toAccount(row);
}

type AccountRow = Awaited<ReturnType<typeof accountRow>>[number];

export function toAccount(row: AccountRow): Account {
  const { id, email, role, passwordHash, status, phone, updatedAt } = row;
  const { trainerName, timeZone } = readGeneralSettings(row.general);
  const who: Who = {
    id,
    kind: role,
    name: row.name ?? trainerName,
    email: email ?? "",
    gender: row.gender,
    timeZone: row.timeZone ?? timeZone,
  };
  const twoFactor = row.twoFactor === 1;
  const appearance = appearanceOf(row);
  return { id, email, role, passwordHash, status, phone, twoFactor, updatedAt, who, appearance };
}

type NullableValues<Values> = { [Name in keyof Values]: Values[Name] | null };

function appearanceOf({
  theme,
  accent,
  fontSize,
  language,
  hijri,
  appearanceAt: chosenAt,
}: NullableValues<Omit<ChosenAppearance, "chosenAt">> & {
  appearanceAt: number | null;
}): ChosenAppearance | null {
  const isChosen = theme && accent && fontSize && language && hijri !== null && chosenAt !== null;
  return isChosen ? { theme, accent, fontSize, language, hijri, chosenAt } : null;
}

export const getAccountByEmail = (client: DatabaseClient, email: string) =>
  findAccount(client, eq(accounts.email, email));

export const getAccount = (client: DatabaseClient, id: string) =>
  findAccount(client, eq(accounts.id, id));

/** Stores the same password with newer parameters; a concurrent change of password wins. */
export async function replacePasswordHash(
  client: DatabaseClient,
  account: { id: string; passwordHash: string },
  hash: string,
): Promise<void> {
  await connect(client)
    .update(accounts)
    .set({ passwordHash: hash })
    .where(and(eq(accounts.id, account.id), eq(accounts.passwordHash, account.passwordHash)));
}

/**
 * The trainer's account under the deployment's address, created if missing. After a change of that address it
 * stays the same account.
 */
export async function ensureTrainer(
  client: DatabaseClient,
  trainer: { id: string; email: string; now: number },
): Promise<void> {
  const { id, email, now } = trainer;
  const db = connect(client);
  const known = sql`exists (select 1 from accounts where email = ${email})`;
  await db.batch([
    db
      .update(accounts)
      .set({ email, updatedAt: now })
      .where(and(eq(accounts.role, "trainer"), not(known))),
    insertSelect(
      db,
      accounts,
      { id, email, role: "trainer", createdAt: now, updatedAt: now },
      sql`where not ${known}`,
    ),
  ]);
}

/** The trainer's account; undefined before the first link to it. */
export async function getTrainerId(client: DatabaseClient): Promise<string | undefined> {
  const db = connect(client);
  const [[trainer]] = await db.batch([trainerAccountOf(db)]);
  return trainer?.id;
}

/** The language of an account's owner. */
export async function getLanguage(client: DatabaseClient, accountId: string): Promise<Language> {
  const row = await connect(client)
    .select({ language: accountSettings.language })
    .from(accountSettings)
    .where(eq(accountSettings.accountId, accountId))
    .get();
  return row?.language ?? "ar";
}
