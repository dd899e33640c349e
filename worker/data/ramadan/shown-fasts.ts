import { type SQL, sql } from "drizzle-orm";
import { type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import type { ShownFast, ShownFasts } from "../../../domain/contract/ramadan/fasting-health.ts";
import type { TrainingSlot } from "../../../domain/ramadan/slots.ts";
import { mayShowMonth } from "../../../domain/ramadan/when-shown.ts";
import type { Database } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import { consents, fastingHealth, fastingSlots, traineeProfiles } from "../../db/schema.ts";
import { hasConsent } from "../people/consents.ts";
import { answerOfSlot, type SealedSlot } from "./fasting-health.ts";

const [t, slots, health] = [traineeProfiles, fastingSlots, fastingHealth];

/** People of each list of the overview. */
const maxShown = 20;

/** Whether anything is read: only near the month, and only while the business has it. */
const isAsked = sql`${sql.placeholder("asked")} = 1 and coalesce((select value ->> '$.on' from settings
  where section = 'ramadan'), 1) <> 0`;

/** Standing consents to a purpose, by their index; before the tables that are joined to them. */
const standing = (purpose: "fasting_coach" | "fasting_health"): SQL =>
  sql`${consents.purpose} = ${sql.raw(`'${purpose}'`)} and ${consents.withdrawnAt} is null
    and ${consents.givenAt} is not null and ${t.id} = ${consents.traineeId}
    and ${t.status} = 'active' and ${isAsked}`;

const total = sql<number>`count(*) over ()`.as("shown_total");
const person = {
  traineeId: sql<string>`${t.id}`.as("shown_person"),
  name: sql<string>`${t.name}`.as("shown_name"),
};

const following = prepared((db) =>
  db
    .select({
      ...person,
      timeZone: sql<string>`${t.timeZone}`.as("shown_zone"),
      training: sql<TrainingSlot>`${slots.training}`.as("shown_training"),
      answer: answerOfSlot.as("shown_answer"),
      ordinaryOn: sql<string | null>`${slots.ordinaryOn}`.as("shown_ordinary"),
      total,
    })
    .from(consents)
    .crossJoin(slots)
    .crossJoin(t)
    .where(
      sql`${standing("fasting_coach")} and ${slots.traineeId} = ${consents.traineeId} and ${slots.shown} = 1`,
    )
    .orderBy(t.name, t.id)
    .limit(maxShown),
);

const withDoctor = prepared((db) =>
  db
    .select({ ...person, sealed: sql<string>`${health.sealed}`.as("shown_sealed"), total })
    .from(consents)
    .crossJoin(health)
    .crossJoin(t)
    .where(sql`${standing("fasting_health")} and ${health.traineeId} = ${consents.traineeId}`)
    .orderBy(t.name, t.id)
    .limit(maxShown),
);

const oneFast = prepared((db) =>
  db
    .select({
      training: sql<TrainingSlot | null>`${slots.training}`.as("fast_training"),
      answer: answerOfSlot.as("fast_answer"),
      ordinaryOn: sql<string | null>`${slots.ordinaryOn}`.as("fast_ordinary"),
      sealed: sql<string | null>`${health.sealed}`.as("fast_sealed"),
    })
    .from(t)
    .leftJoin(
      slots,
      sql`${slots.traineeId} = ${t.id} and ${slots.shown} = 1 and ${hasConsent("fasting_coach", sql`${t.id}`)}`,
    )
    .leftJoin(
      health,
      sql`${health.traineeId} = ${t.id} and ${hasConsent("fasting_health", sql`${t.id}`)}`,
    )
    .where(sql`${t.id} = ${sql.placeholder("traineeId")} and ${isAsked}`),
);

const asked = (today: LocalDate) => (mayShowMonth(today) ? 1 : 0);

/** Reads the people who show something of their month, for `shownFastsOf`. */
export const shownFastStatements = (db: Database, today: LocalDate) =>
  [following(db, { asked: asked(today) }), withDoctor(db, { asked: asked(today) })] as const;

/** Reads what one person shows, for `shownFastOf`. */
export const shownFastStatement = (
  db: Database,
  { traineeId, today }: { traineeId: string; today: LocalDate },
) => oneFast(db, { traineeId, asked: asked(today) });

type Following = Awaited<ReturnType<typeof following>>;
type WithDoctor = Awaited<ReturnType<typeof withDoctor>>;

/** People who show something, before their sealed answers are opened. */
export interface SealedFasts extends Omit<ShownFasts, "following" | "withDoctor"> {
  following: (ShownFasts["following"][number] & SealedSlot)[];
  withDoctor: { traineeId: string; name: string; sealed: string }[];
}

/** The rows of `shownFastStatements`; null if nobody shows anything. */
export function shownFastsOf(
  follow: Following,
  doctor: WithDoctor,
  now: number,
): SealedFasts | null {
  if (follow.length + doctor.length === 0) return null;
  return {
    following: follow.map(({ traineeId, name, timeZone, training, answer, ordinaryOn }) => ({
      traineeId,
      name,
      training,
      answer,
      isOrdinary: ordinaryOn === localDateAt(now, timeZone),
    })),
    moreFollowing: (follow[0]?.total ?? 0) - follow.length,
    withDoctor: doctor.map(({ traineeId, name, sealed }) => ({ traineeId, name, sealed })),
    moreWithDoctor: (doctor[0]?.total ?? 0) - doctor.length,
  };
}

/** One person's month, before the sealed answer is opened. */
export interface SealedFast {
  follows: (NonNullable<ShownFast["follows"]> & SealedSlot) | null;
  sealed: string | null;
}

/** The row of `shownFastStatement`; null for a person who shows nothing. */
export function shownFastOf(
  [row]: Awaited<ReturnType<typeof oneFast>>,
  today: LocalDate,
): SealedFast | null {
  if (!row || (row.training === null && row.sealed === null)) return null;
  const { training, answer, ordinaryOn, sealed } = row;
  return { follows: training && { training, answer, isOrdinary: ordinaryOn === today }, sealed };
}
