import { and, asc, eq, sql } from "drizzle-orm";
import type { LocalDate } from "../../../domain/calendar.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { fastingDays, fastingSlots } from "../../db/schema.ts";
import { fastingShown } from "../people/consents.ts";
import type { TraineeScope } from "../scope.ts";

const t = fastingDays;

/** A day with its sealed mark. */
export interface SealedDay {
  date: LocalDate;
  sealed: string;
}

/** Reads all marked days of a person, oldest first: at most 30 of a year. */
export const fastingDaysOf = ({ db, traineeId }: TraineeScope) =>
  db
    .select({ date: t.date, sealed: t.sealed })
    .from(t)
    .where(eq(t.traineeId, traineeId))
    .orderBy(asc(t.date));

/** Reads the sealed marks that some people gave a day. */
export const listSealedOn = (
  client: DatabaseClient,
  { date, people }: { date: LocalDate; people: readonly string[] },
): Promise<{ traineeId: string; sealed: string }[]> =>
  connect(client)
    .select({ traineeId: t.traineeId, sealed: t.sealed })
    .from(t)
    .where(
      and(
        sql`${t.traineeId} in (select value from json_each(${JSON.stringify(people)}))`,
        eq(t.date, date),
      ),
    );

/** Shows the day of a mark to the trainer as an ordinary one, as far as the person agrees and the mark still stands. */
export const showOrdinaryDay = ({ db, traineeId }: TraineeScope, { date, sealed }: SealedDay) =>
  db
    .update(fastingSlots)
    .set({ ordinaryOn: date })
    .where(
      and(
        eq(fastingSlots.traineeId, traineeId),
        fastingShown(sql`${traineeId}`),
        sql`(select sealed from ${t} where trainee_id = ${traineeId} and date = ${date}) = ${sealed}`,
      ),
    );

/** Hides the day that the trainer sees as an ordinary one. */
export const hideOrdinaryDay = ({ db, traineeId }: TraineeScope) =>
  db.update(fastingSlots).set({ ordinaryOn: null }).where(eq(fastingSlots.traineeId, traineeId));

/**
 * Stores the mark of a day, or deletes it.
 * @param ordinary whether the day is one that the trainer sees as an ordinary one, if the person shows that much
 */
export async function putFastingDay(
  scope: TraineeScope,
  { date, sealed }: { date: LocalDate; sealed: string | null },
  { ordinary }: { ordinary: boolean },
): Promise<void> {
  const { db, traineeId, now } = scope;
  const s = fastingSlots;
  await db.batch([
    sealed === null
      ? db.delete(t).where(and(eq(t.traineeId, traineeId), eq(t.date, date)))
      : db
          .insert(t)
          .values({ traineeId, date, sealed, updatedAt: now })
          .onConflictDoUpdate({
            target: [t.traineeId, t.date],
            set: { sealed, updatedAt: now },
          }),
    ordinary && sealed !== null
      ? showOrdinaryDay(scope, { date, sealed })
      : db
          .update(s)
          .set({ ordinaryOn: null })
          .where(and(eq(s.traineeId, traineeId), eq(s.ordinaryOn, date))),
  ]);
}
