import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Language } from "../../../domain/language.ts";
import {
  type PushSettings,
  pushFailures,
  readPushSettings,
} from "../../../domain/notifications/push.ts";
import { pushOfTrainer } from "../../../domain/notifications/trainer-events.ts";
import { readGeneralSettings } from "../../../domain/plumbing/settings.ts";
import { type RamadanSettings, readRamadanSettings } from "../../../domain/prayers/ramadan.ts";
import { type PrayerSettings, readPrayerSettings } from "../../../domain/prayers/settings.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import {
  accountSettings,
  accounts,
  pushSubscriptions,
  sessions,
  settings,
  traineeProfiles,
} from "../../db/schema.ts";
import { chosenWays, waysIn } from "./trainer-notices.ts";

/** A person's settings for alerts. */
export interface PersonToTell {
  accountId: string;
  role: "trainer" | "trainee";
  language: Language;
  timeZone: string;
  settings: PushSettings;
  prayers: PrayerSettings;
  /** The trainer's choices of the month, of all people alike. */
  ramadan: RamadanSettings;
}

export const personColumns = {
  accountId: sql<string>`${accounts.id}`.as("account_id"),
  role: accounts.role,
  language: accountSettings.language,
  timeZone: traineeProfiles.timeZone,
  chosen: sql<string | null>`${accountSettings.notifications} -> '$.push'`.as("chosen"),
  general: sql<string | null>`case ${accounts.role} when 'trainer' then
    (select ${settings.value} from ${settings} where ${settings.section} = 'general') end`.as(
    "general",
  ),
  ways: sql<string | null>`case ${accounts.role} when 'trainer' then ${chosenWays} end`.as("ways"),
  prayers: accountSettings.prayers,
  // Of no column of the row, so that the database reads it once.
  ramadan: sql<string | null>`(select ${settings.value} from ${settings}
    where ${settings.section} = 'ramadan')`.as("ramadan"),
};

type PersonRow = Pick<PersonToTell, "accountId" | "role"> & {
  language: Language | null;
  timeZone: string | null;
  chosen: string | null;
  general: string | null;
  ways: string | null;
  prayers: Record<string, unknown> | null;
  ramadan: string | null;
};

const parse = (json: string | null) => (json === null ? null : JSON.parse(json));

/** The month's choices, which every row of a query repeats. */
export const ramadanIn = ([row]: readonly Pick<PersonRow, "ramadan">[]): RamadanSettings =>
  readRamadanSettings(parse(row?.ramadan ?? null));

export function toPerson(
  { accountId, role, ...row }: PersonRow,
  ramadan: RamadanSettings,
): PersonToTell {
  return {
    accountId,
    role,
    language: row.language ?? "ar",
    timeZone: row.timeZone ?? readGeneralSettings(parse(row.general)).timeZone,
    settings:
      role === "trainer"
        ? pushOfTrainer(readPushSettings(parse(row.chosen)), waysIn(row.ways))
        : readPushSettings(parse(row.chosen)),
    prayers: readPrayerSettings(row.prayers),
    ramadan,
  };
}

export async function getPersonToTell(
  client: DatabaseClient,
  accountId: string,
): Promise<PersonToTell | undefined> {
  const row = await connect(client)
    .select(personColumns)
    .from(accounts)
    .leftJoin(traineeProfiles, eq(traineeProfiles.id, accounts.id))
    .leftJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
    .get();
  return row && toPerson(row, ramadanIn([row]));
}

const s = pushSubscriptions;

export interface PushTarget {
  id: string;
  accountId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Subscribed browsers of some people, in live sessions. */
export async function listPushTargets(
  client: DatabaseClient,
  accountIds: readonly string[],
  now: number,
): Promise<PushTarget[]> {
  const { id, accountId, endpoint, p256dh, auth } = s;
  return connect(client)
    .select({ id, accountId, endpoint, p256dh, auth })
    .from(s)
    .innerJoin(sessions, eq(sessions.id, s.sessionId))
    .where(
      and(
        sql`${accountId} in (select value from json_each(${JSON.stringify(accountIds)}))`,
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
      ),
    )
    .orderBy(asc(id));
}

export interface PushOutcomes {
  sent: string[];
  /** Subscriptions that the push service reports as gone. */
  gone: string[];
  failed: string[];
}

/** Stores the outcome of sending: deletes gone subscriptions at once, and failing ones after a while. */
export async function notePushOutcomes(
  client: DatabaseClient,
  { sent, gone, failed }: PushOutcomes,
  now: number,
): Promise<void> {
  const db = connect(client);
  const among = (ids: string[]) =>
    inArray(s.id, sql`(select value from json_each(${JSON.stringify(ids)}))`);
  await db.batch([
    db.update(s).set({ failures: 0, usedAt: now }).where(among(sent)),
    db
      .update(s)
      .set({ failures: sql`${s.failures} + 1` })
      .where(among(failed)),
    db.delete(s).where(and(among(failed), gt(s.failures, pushFailures - 1))),
    db.delete(s).where(among(gone)),
  ]);
}
