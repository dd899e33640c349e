import { eq, sql } from "drizzle-orm";
import type { Language } from "../../../domain/language.ts";
import {
  type EventSettings,
  readEventSettings,
} from "../../../domain/notifications/trainer-events.ts";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import { accountSettings, accounts } from "../../db/schema.ts";
import { tellPerson } from "./person-notices.ts";

/** What tells the trainer of something that no row of its own tells. */
export interface TrainerNotice {
  id: string;
  title: string;
  message: string;
  link: string;
  /** Whether phones stay so. */
  silent: boolean;
}

/** The choices of the trainer, as they stand in a query's row. */
export const chosenWays = sql<
  string | null
>`(select value from settings where section = 'notifications')`;

/** The trainer's choices as a row has them. */
export const waysIn = (stored: string | null | undefined): EventSettings =>
  readEventSettings(stored == null ? null : JSON.parse(stored));

/** How the trainer wants to be told, and in which language. */
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

/** The statements that tell the trainer, for the batch that makes what they tell of. */
export function noticeOfTrainee(
  db: Database,
  { senderId, notice, now }: { senderId: string; notice: TrainerNotice; now: number },
) {
  const told = { ...notice, type: "info" as const, senderId, recipientId: null };
  return tellPerson(db, told, { when: sql`true`, now });
}
