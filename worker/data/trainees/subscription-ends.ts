import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { Language } from "../../../domain/language.ts";
import { type ReminderDay, suspensionMark } from "../../../domain/trainees/subscription-end.ts";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import {
  accountSettings,
  accounts,
  notificationDeliveries,
  notifications,
  outbox,
  plans,
  subscriptionReminders,
  traineeProfiles,
} from "../../db/schema.ts";
import { giveUpEmailChange } from "../accounts/mail-tokens.ts";
import { endSessionsOf } from "../accounts/sessions.ts";
import { outboxEntryWhen, randomId, tellMany } from "../operations/outbox.ts";

const p = traineeProfiles;

const endColumns = {
  traineeId: p.id,
  endsOn: sql<LocalDate>`${p.subscriptionEnd}`.as("ends_on"),
  name: p.name,
  gender: p.gender,
  timeZone: p.timeZone,
  plan: sql<string>`${plans.name}`.as("plan_name"),
  englishPlan: plans.englishName,
  language: accountSettings.language,
};

/** Ends of subscriptions, and what one is told of them with. */
async function endsWhere(client: DatabaseClient, where: SQL | undefined, limit: number) {
  const db = connect(client);
  const query = db
    .select(endColumns)
    .from(p)
    .innerJoin(plans, eq(plans.id, p.subscriptionPlan))
    .leftJoin(accountSettings, eq(accountSettings.accountId, p.id))
    // The plus keeps the index of ends in use: that of the statuses would read everybody.
    .where(and(sql`+${p.status} = 'active'`, where))
    .limit(limit);
  const [rows] = await db.batch([query]);
  return rows;
}

export type SubscriptionEnd = Awaited<ReturnType<typeof endsWhere>>[number];

const isMarked = (days: SQL) => sql`exists (select 1 from subscription_reminders r
  where r.trainee_id = ${p.id} and r.ends_on = ${p.subscriptionEnd} and r.days_before = ${days})`;

/** Ends on some days of which nobody was reminded yet, so many days before. */
export const listEndsToRemind = (
  client: DatabaseClient,
  { days, daysBefore, limit }: { days: readonly LocalDate[]; daysBefore: number; limit: number },
): Promise<SubscriptionEnd[]> =>
  endsWhere(
    client,
    and(
      sql`${p.subscriptionEnd} in (select value from json_each(${JSON.stringify(days)}))`,
      sql`not ${isMarked(sql`${daysBefore}`)}`,
    ),
    limit,
  );

/** Ends within some days whose trainee still may sign in, and was not suspended for them before. */
export const listEndsToSuspend = (
  client: DatabaseClient,
  { from, through, limit }: { from: LocalDate; through: LocalDate; limit: number },
): Promise<SubscriptionEnd[]> =>
  endsWhere(
    client,
    and(
      sql`${p.subscriptionEnd} between ${from} and ${through}`,
      sql`not ${isMarked(sql`${suspensionMark}`)}`,
    ),
    limit,
  );

/** The trainer's account and language; undefined until there is one. */
export async function getTrainerToTell(
  client: DatabaseClient,
): Promise<{ id: string; language: Language } | undefined> {
  const row = await connect(client)
    .select({ id: accounts.id, language: accountSettings.language })
    .from(accounts)
    .leftJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .where(eq(accounts.role, "trainer"))
    .get();
  return row && { id: row.id, language: row.language ?? "ar" };
}

/** One person's notice of an end. */
interface EndNotice {
  /** Made for this notice alone: where its row is, this batch wrote it. */
  id: string;
  recipientId: string;
  /** Goes with this account, as it tells of it; null where it is the recipient's own. */
  senderId: string | null;
  title: string;
  message: string;
  link: string;
}

export interface Reminder {
  traineeId: string;
  endsOn: LocalDate;
  daysBefore: ReminderDay;
  notices: readonly EndNotice[];
}

/**
 * Reminds of some ends, each once, whoever else does at the same moment: an end that moved, was
 * told already or is of an account that closed meanwhile is left out.
 * @returns how many
 */
export async function remindOfEnds(
  client: DatabaseClient,
  reminders: readonly Reminder[],
  now: number,
): Promise<number> {
  const db = connect(client);
  const given = sql`json_each(${JSON.stringify(reminders)}) g`;
  const due = sql`exists (select 1 from trainee_profiles p where p.id = g.value ->> 'traineeId'
      and p.subscription_end = g.value ->> 'endsOn' and p.status = 'active')
    and not exists (select 1 from subscription_reminders r
      where r.trainee_id = g.value ->> 'traineeId' and r.ends_on = g.value ->> 'endsOn'
        and r.days_before = g.value ->> 'daysBefore')`;
  const ids = sql`(select n.value ->> 'id' from ${given}, json_each(g.value, '$.notices') n)`;
  const results = await db.batch([
    insertSelect(
      db,
      notifications,
      { ...noticeColumns(sql`n.value`), createdAt: now, recipients: 1 },
      sql`from ${given}, json_each(g.value, '$.notices') n where ${due}`,
    ),
    ...tellingStatements(db, ids, now),
    insertSelect(
      db,
      subscriptionReminders,
      {
        traineeId: sql`g.value ->> 'traineeId'`,
        endsOn: sql`g.value ->> 'endsOn'`,
        daysBefore: sql`g.value ->> 'daysBefore'`,
        createdAt: now,
      },
      sql`from ${given} where ${due}`,
    ).onConflictDoNothing(),
  ] as unknown as [BatchItem<"sqlite">]);
  const written = (results as unknown as { meta: { changes: number } }[]).at(-1);
  return written?.meta.changes ?? 0;
}

const noticeColumns = (notice: SQL) => ({
  id: sql`${notice} ->> 'id'`,
  title: sql`${notice} ->> 'title'`,
  message: sql`${notice} ->> 'message'`,
  type: "subscription" as const,
  senderId: sql`${notice} ->> 'senderId'`,
  recipientId: sql`${notice} ->> 'recipientId'`,
  link: sql`${notice} ->> 'link'`,
});

/** The deliveries of notices that were just written, and the order to tell of them. */
function tellingStatements(db: Database, ids: SQL, now: number) {
  return [
    insertSelect(
      db,
      notificationDeliveries,
      { recipientId: sql`recipient_id`, notificationId: sql`id`, createdAt: now },
      sql`from notifications where id in ${ids}`,
    ),
    insertSelect(
      db,
      outbox,
      {
        id: randomId,
        topic: "fan_out_notification",
        payload: sql`json_object('notificationId', id)`,
        availableAt: now,
        createdAt: now,
      },
      sql`from notifications where id in ${ids}`,
    ),
  ];
}

/**
 * Closes the account of somebody whose subscription ended, unless it was renewed meanwhile; once
 * for each end, so that the trainer may open it again.
 * @returns whether it was closed now
 */
export async function suspendAfterEnd(
  client: DatabaseClient,
  { traineeId, endsOn, notice }: { traineeId: string; endsOn: LocalDate; notice?: EndNotice },
  now: number,
): Promise<boolean> {
  const db = connect(client);
  const stands = sql`exists (select 1 from trainee_profiles where id = ${traineeId}
    and subscription_end = ${endsOn} and status = 'active')`;
  const marked = sql`exists (select 1 from subscription_reminders where trainee_id = ${traineeId}
    and ends_on = ${endsOn} and days_before = ${suspensionMark})`;
  const due = sql`(${stands} and not ${marked})`;
  const told = JSON.stringify(notice ?? {});
  const statements: BatchItem<"sqlite">[] = [
    ...endSessionsOf(db, traineeId, { reason: "status", now }, due),
    giveUpEmailChange(db, traineeId, { now, condition: due }),
    ...(notice
      ? [
          insertSelect(
            db,
            notifications,
            { ...noticeColumns(sql`n.value`), createdAt: now, recipients: 1 },
            sql`from (select ${told} as value) n where ${due}`,
          ),
          insertSelect(
            db,
            notificationDeliveries,
            { recipientId: sql`recipient_id`, notificationId: sql`id`, createdAt: now },
            sql`from notifications where id = ${notice.id}`,
          ),
          outboxEntryWhen(db, due, {
            topic: "fan_out_notification",
            payload: { notificationId: notice.id },
            now,
          }),
          tellMany(db, {
            people: sql`select ${notice.recipientId} as id where ${due}`,
            event: { type: "trainee", traineeId, what: "profile" },
            now,
          }),
        ]
      : []),
    db
      .update(p)
      .set({ status: "inactive", updatedAt: now })
      .where(and(eq(p.id, traineeId), due)),
    insertSelect(
      db,
      subscriptionReminders,
      { traineeId, endsOn, daysBefore: suspensionMark, createdAt: now },
      sql`from trainee_profiles where id = ${traineeId} and status = 'inactive'
        and subscription_end = ${endsOn} and updated_at = ${now}`,
    ).onConflictDoNothing(),
  ];
  const results = await db.batch(statements as unknown as [BatchItem<"sqlite">]);
  const written = (results as unknown as { meta: { changes: number } }[]).at(-1);
  return (written?.meta.changes ?? 0) > 0;
}
