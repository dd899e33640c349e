import { eq, sql } from "drizzle-orm";
import type { Language } from "../../../domain/language.ts";
import {
  type EventSettings,
  readEventSettings,
} from "../../../domain/notifications/trainer-events.ts";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import {
  accountSettings,
  accounts,
  notificationDeliveries,
  notifications,
} from "../../db/schema.ts";
import { outboxEntryWhen } from "../operations/outbox.ts";

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
  {
    senderId,
    notice: { silent, ...notice },
    now,
  }: { senderId: string; notice: TrainerNotice; now: number },
) {
  const isTold = sql`exists (select 1 from notifications where id = ${notice.id})`;
  return [
    insertSelect(
      db,
      notifications,
      {
        ...notice,
        type: "info",
        senderId,
        recipientId: accounts.id,
        createdAt: now,
        recipients: 1,
      },
      sql`from ${accounts} where ${accounts.role} = 'trainer'`,
    ),
    insertSelect(
      db,
      notificationDeliveries,
      { recipientId: sql`recipient_id`, notificationId: sql`id`, createdAt: now },
      sql`from notifications where id = ${notice.id}`,
    ),
    outboxEntryWhen(db, isTold, {
      topic: "fan_out_notification",
      payload: { notificationId: notice.id, ...(silent && { silent: true as const }) },
      now,
    }),
  ] as const;
}
