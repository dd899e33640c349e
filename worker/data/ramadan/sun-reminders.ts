import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { ChosenReminders } from "../../../domain/contract/ramadan/sun-reminders.ts";
import { readPushSettings } from "../../../domain/notifications/push.ts";
import type { ReminderKind } from "../../../domain/notifications/reminders.ts";
import type { TrainingSlot } from "../../../domain/ramadan/slots.ts";
import { kindOf, type ReminderName } from "../../../domain/ramadan/sun-reminders.ts";
import { batchOf } from "../../db/batch.ts";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import { columnName, insertSelect } from "../../db/insert-select.ts";
import {
  accountSettings,
  accounts,
  fastingSlots,
  outbox,
  sunReminders,
  traineeProfiles,
} from "../../db/schema.ts";
import { personColumns, ramadanIn, toPerson } from "../notifications/push-people.ts";
import { type OutboxEffect, peopleOfEntry, randomId } from "../plumbing/outbox.ts";
import type { TraineeScope } from "../scope.ts";
import { answerOfSlot } from "./fasting-health.ts";

const r = sunReminders;

const columnOf = {
  suhoor: r.suhoor,
  water: r.water,
  training: r.training,
  weigh_in: r.weighIn,
} satisfies Record<ReminderKind, unknown>;

const noneChosen: ChosenReminders = {
  suhoor: false,
  water: false,
  training: false,
  weigh_in: false,
};

/** The choice of a person, nothing at first, and their settings for alerts. */
export async function getChosenReminders({ db, traineeId }: TraineeScope) {
  const { chosen, settings } = await batchOf(db, {
    chosen: db.select(columnOf).from(r).where(eq(r.traineeId, traineeId)),
    settings: db
      .select({ push: sql<string | null>`${accountSettings.notifications} -> '$.push'`.as("push") })
      .from(accountSettings)
      .where(eq(accountSettings.accountId, traineeId)),
  });
  const push = settings[0]?.push ?? null;
  return {
    chosen: chosen[0] ?? noneChosen,
    push: readPushSettings(push === null ? null : JSON.parse(push)),
  };
}

/** Stores the choice. The marks of ordered reminders stay, so that one is not sent twice. */
export async function putChosenReminders(
  { db, traineeId, now }: TraineeScope,
  { weigh_in: weighIn, ...others }: ChosenReminders,
): Promise<void> {
  const chosen = { ...others, weighIn, updatedAt: now };
  await db.batch([
    db
      .insert(r)
      .values({ traineeId, ...chosen, ordered: {} })
      .onConflictDoUpdate({ target: r.traineeId, set: chosen }),
  ]);
}

const slot = sql<TrainingSlot>`${fastingSlots.training}`.as("slot");
const answer = answerOfSlot.as("slot_answer");
// Without an index: the database would begin with all active people, and not with the ones in question.
const isActive = sql`+${traineeProfiles.status} = 'active'`;

/** People who see the month and chose reminders, under a condition, in the order of their ids. */
async function peopleWho(db: Database, when: SQL | undefined, limit: number) {
  const query = db
    .select({ ...personColumns, ...columnOf, ordered: r.ordered, slot, answer })
    .from(r)
    .innerJoin(accounts, eq(accounts.id, r.traineeId))
    .innerJoin(traineeProfiles, eq(traineeProfiles.id, r.traineeId))
    .innerJoin(fastingSlots, eq(fastingSlots.traineeId, r.traineeId))
    .leftJoin(accountSettings, eq(accountSettings.accountId, r.traineeId))
    .where(and(isActive, eq(fastingSlots.shown, true), when))
    .orderBy(asc(r.traineeId))
    .limit(limit);
  const { rows } = await batchOf(db, { rows: query });
  const ramadan = ramadanIn(rows);
  return rows.map(({ suhoor, water, training, weigh_in, ordered, slot, answer, ...person }) => ({
    ...toPerson(person, ramadan),
    chosen: { suhoor, water, training, weigh_in },
    ordered,
    training: slot,
    answer,
  }));
}

/** A person who sees the month, with the chosen reminders and the stored slot. */
export type PersonToRemind = Awaited<ReturnType<typeof peopleWho>>[number];

/** A page of everybody with a chosen reminder. */
export const listPeopleToRemind = (
  client: DatabaseClient,
  { after, limit }: { after: string; limit: number },
): Promise<PersonToRemind[]> =>
  peopleWho(
    connect(client),
    and(gt(r.traineeId, after), sql`1 in (${r.suhoor}, ${r.water}, ${r.training}, ${r.weighIn})`),
    limit,
  );

/** Some of them, as they are now. */
export const listRemindedPeople = (
  client: DatabaseClient,
  ids: readonly string[],
): Promise<PersonToRemind[]> =>
  peopleWho(
    connect(client),
    sql`${r.traineeId} in (select value from json_each(${JSON.stringify(ids)}))`,
    ids.length,
  );

/** A reminder of people with the same day and time. */
export interface ReminderOrder {
  name: ReminderName;
  date: LocalDate;
  /** UTC milliseconds. */
  at: number;
  people: readonly string[];
}

/**
 * Orders reminders for their times. The batch marks each, so that no other run orders it again, and leaves out people
 * who no longer want it.
 */
export async function orderReminders(
  client: DatabaseClient,
  orders: readonly ReminderOrder[],
  now: number,
): Promise<void> {
  const db = connect(client);
  await batchOf(db, {
    entries: orders.map((order) => entriesOf(db, order, now)),
    marked: orders.map(({ name, date, people }) =>
      db
        .update(r)
        .set({ ordered: sql`json_set(${r.ordered}, ${`$.${name}`}, ${date})` })
        .where(isDue(name, date, people)),
    ),
  });
}

const isDue = (name: ReminderName, date: LocalDate, people: readonly string[]) =>
  sql`trainee_id in (select value from json_each(${JSON.stringify(people)}))
    and coalesce(ordered ->> ${name}, '') < ${date}
    and ${sql.raw(columnName(columnOf[kindOf(name)]))} = 1`;

function entriesOf(db: Database, { name, date, at, people }: ReminderOrder, now: number) {
  return insertSelect(
    db,
    outbox,
    {
      id: randomId,
      topic: "push_sun_reminders" satisfies OutboxEffect["topic"],
      payload: sql`json_object('reminderOf', ${name}, 'reminderOn', ${date},
        'readers', json_group_array(id))`,
      availableAt: at,
      createdAt: now,
    },
    sql`from (select trainee_id id, row_number() over () - 1 as nth from ${r}
        where ${isDue(name, date, people)})
      group by nth / ${peopleOfEntry}`,
  );
}
