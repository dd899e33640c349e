import { and, eq, type SQL, sql } from "drizzle-orm";
import type { LocalDate } from "../../../domain/calendar.ts";
import { type ReminderDay, suspensionMark } from "../../../domain/memberships/subscription-end.ts";
import { batchOf } from "../../db/batch.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { accountSettings, plans, subscriptionReminders, traineeProfiles } from "../../db/schema.ts";
import { giveUpEmailChange } from "../accounts/mail-tokens.ts";
import { endSessionsOf } from "../accounts/sessions.ts";
import { type PersonNotice, tellPeople, tellPerson } from "../notifications/person-notices.ts";
import { tellMany } from "../plumbing/outbox.ts";

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

/** Ends of subscriptions, with the values for a notice. */
async function endsWhere(client: DatabaseClient, where: SQL | undefined, limit: number) {
  const db = connect(client);
  const query = db
    .select(endColumns)
    .from(p)
    .innerJoin(plans, eq(plans.id, p.subscriptionPlan))
    .leftJoin(accountSettings, eq(accountSettings.accountId, p.id))
    // The plus keeps the index of ends in use: that of statuses would read all trainees.
    .where(and(sql`+${p.status} = 'active'`, where))
    .limit(limit);
  const [rows] = await db.batch([query]);
  return rows;
}

export type SubscriptionEnd = Awaited<ReturnType<typeof endsWhere>>[number];

const isMarked = (days: SQL) => sql`exists (select 1 from subscription_reminders r
  where r.trainee_id = ${p.id} and r.ends_on = ${p.subscriptionEnd} and r.days_before = ${days})`;

/** Ends on some days, without a reminder for that number of days. */
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

/** Ends in a range of days with an active trainee who was not suspended for them before. */
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

export interface Reminder {
  traineeId: string;
  endsOn: LocalDate;
  daysBefore: ReminderDay;
  notices: readonly PersonNotice[];
}

/**
 * Sends reminders of some ends, each once even if runs overlap. It leaves out moved ends, announced ones and
 * those of closed accounts.
 * @returns the number of reminders
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
  const { reminded } = await batchOf(db, {
    told: tellPeople(db, {
      notices: sql`${given}, json_each(g.value, '$.notices') n`,
      when: due,
      now,
    }),
    reminded: insertSelect(
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
  });
  return reminded.meta.changes;
}

/**
 * Closes the account of a trainee after the end, unless renewed meanwhile. Once for each end, so that the
 * trainer may reopen it.
 * @returns whether this call closed it
 */
export async function suspendAfterEnd(
  client: DatabaseClient,
  { traineeId, endsOn, notice }: { traineeId: string; endsOn: LocalDate; notice?: PersonNotice },
  now: number,
): Promise<boolean> {
  const db = connect(client);
  const stands = sql`exists (select 1 from trainee_profiles where id = ${traineeId}
    and subscription_end = ${endsOn} and status = 'active')`;
  const marked = sql`exists (select 1 from subscription_reminders where trainee_id = ${traineeId}
    and ends_on = ${endsOn} and days_before = ${suspensionMark})`;
  const due = sql`(${stands} and not ${marked})`;
  const { marked: written } = await batchOf(db, {
    ended: endSessionsOf(db, traineeId, { reason: "status", now }, due),
    givenUp: giveUpEmailChange(db, traineeId, { now, condition: due }),
    noticed: notice && tellPerson(db, notice, { when: due, now }),
    told: tellMany(db, {
      people: sql`select id from accounts where role = 'trainer' and ${due}`,
      event: { type: "trainee", traineeId, what: "profile" },
      now,
    }),
    closed: db
      .update(p)
      .set({ status: "inactive", updatedAt: now })
      .where(and(eq(p.id, traineeId), due)),
    marked: insertSelect(
      db,
      subscriptionReminders,
      { traineeId, endsOn, daysBefore: suspensionMark, createdAt: now },
      sql`from trainee_profiles where id = ${traineeId} and status = 'inactive'
        and subscription_end = ${endsOn} and updated_at = ${now}`,
    ).onConflictDoNothing(),
  });
  return written.meta.changes > 0;
}
