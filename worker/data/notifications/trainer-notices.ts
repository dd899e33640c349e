import { eq, sql } from "drizzle-orm";
import type { Language } from "../../../domain/language.ts";
import {
  type EventSettings,
  readEventSettings,
} from "../../../domain/notifications/trainer-events.ts";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import { accountSettings, accounts } from "../../db/schema.ts";
import { tellPerson } from "./person-notices.ts";

/** A notice to the trainer about an event without its own row. */
export interface TrainerNotice {
  id: string;
  title: string;
  message: string;
  link: string;
  /** Whether phones show no alert. */
  silent: boolean;
}

/** The trainer's settings as a column. */
export const chosenWays = sql<
  string | null
>`(select value from settings where section = 'notifications')`;

/** Parses that column. */
export const waysIn = (stored: string | null | undefined): EventSettings =>
  readEventSettings(stored == null ? null : JSON.parse(stored));

/** The trainer's settings for notices, and language. */
export async function getTrainerToTell(
  client: DatabaseClient,
): Promise<{ language: Language; ways: EventSettings }> {
  const row = await connect(client)
    .select({ language: accountSettings.language, chosen: chosenWays.as("chosen") })
    .from(accounts)
    .leftJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .where(eq(accounts.role, "trainer"))
    .get();
  return { language: row?.language ?? "ar", ways: waysIn(row?.chosen) };
}

/** Statements that notify the trainer, for the batch of the event. */
export function noticeOfTrainee(
  db: Database,
  { senderId, notice, now }: { senderId: string; notice: TrainerNotice; now: number },
) {
  const told = { ...notice, type: "info" as const, senderId, recipientId: null };
  return tellPerson(db, told, { when: sql`true`, now });
}
