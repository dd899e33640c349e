import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { AbsenceStatus } from "../../../domain/body/absences.ts";
import { localDateAt } from "../../../domain/calendar.ts";
import type { Absence, NewAbsence } from "../../../domain/contract/body/absences.ts";
import type { Language } from "../../../domain/language.ts";
import { batchOf } from "../../db/batch.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { absences, notifications, traineeProfiles } from "../../db/schema.ts";
import { choicesOfOtherSide, toOtherSide } from "../notifications/other-side.ts";
import { type PersonNotice, tellPerson } from "../notifications/person-notices.ts";
import type { OwnDay } from "../own-day.ts";
import { timeZoneIsStill } from "../own-day.ts";
import type { TraineeScope } from "../scope.ts";
import { profileOf } from "../trainee-profile.ts";

const t = absences;
const maxAbsences = 20;

const columns = {
  id: t.id,
  kind: t.kind,
  startsOn: t.startsOn,
  endsOn: t.endsOn,
  note: t.note,
  status: t.status,
  createdAt: t.createdAt,
};

const oneOf = ({ db, traineeId }: TraineeScope, id: string) =>
  db
    .select(columns)
    .from(t)
    .where(and(eq(t.id, id), eq(t.traineeId, traineeId)));

/** A trainee's absences, latest first. */
export async function listAbsences({ db, traineeId }: TraineeScope): Promise<Absence[]> {
  const [rows] = await db.batch([
    db
      .select(columns)
      .from(t)
      .where(eq(t.traineeId, traineeId))
      .orderBy(desc(t.endsOn), desc(t.createdAt))
      .limit(maxAbsences),
  ]);
  return rows;
}

/**
 * Stores an absence, once even if repeated: requested by a trainee, or granted by the trainer.
 * @param notice the notice to the other side
 * @returns the stored row, and the trainee's actual time zone
 */
export async function createAbsence(
  scope: TraineeScope,
  { id, kind, startsOn, endsOn, note }: NewAbsence,
  { on, notice }: { on: OwnDay; notice: PersonNotice | undefined },
): Promise<{ stored: Absence | undefined; timeZone: string | undefined }> {
  const { db, traineeId, actor, now } = scope;
  const granted = actor.kind === "trainer";
  const { stored, profiles } = await batchOf(db, {
    inserted: insertSelect(
      db,
      t,
      {
        id,
        kind,
        startsOn,
        endsOn,
        note,
        traineeId: traineeProfiles.id,
        status: granted ? "granted" : "asked",
        createdAt: now,
        decidedAt: granted ? now : null,
      },
      sql`from ${traineeProfiles}
        where ${traineeProfiles.id} = ${traineeId} and ${timeZoneIsStill(scope, on)}`,
    ).onConflictDoNothing(),
    stored: oneOf(scope, id),
    profiles: profileOf(scope),
    told: notice && tellPerson(db, notice, { when: isOpen(scope, id, "asked"), now }),
  });
  return { stored: stored[0], timeZone: profiles[0]?.timeZone };
}

const isOpen = ({ traineeId }: TraineeScope, id: string, status: AbsenceStatus) =>
  sql`exists (select 1 from absences
    where id = ${id} and trainee_id = ${traineeId} and status = ${status})`;

/** One absence on the trainee's own day, with the language of the trainee. */
export async function getAbsence(
  scope: TraineeScope,
  id: string,
): Promise<{ absence: Absence; today: string; language: Language } | undefined> {
  const [[absence], [profile], choices] = await scope.db.batch([
    oneOf(scope, id),
    profileOf(scope),
    choicesOfOtherSide(scope),
  ]);
  if (!absence || !profile) return undefined;
  const { language } = toOtherSide(choices);
  return { absence, today: localDateAt(scope.now, profile.timeZone), language };
}

/**
 * Changes the status of an absence, if it is unchanged.
 * @returns the present row; undefined if it does not exist
 */
export async function moveAbsence(
  scope: TraineeScope,
  id: string,
  {
    from,
    next,
    notice,
  }: {
    from: AbsenceStatus;
    next: { status: AbsenceStatus; endsOn?: string };
    notice: PersonNotice | undefined;
  },
): Promise<Absence | undefined> {
  const { db, traineeId, now } = scope;
  const move = db
    .update(t)
    .set({ ...next, decidedAt: now })
    .where(and(eq(t.id, id), eq(t.traineeId, traineeId), eq(t.status, from)));
  if (!notice) return (await db.batch([move, oneOf(scope, id)]))[1][0];
  // Only while the row is unchanged: of two answers at once one is announced.
  const told = tellPerson(db, notice, { when: isOpen(scope, id, from), now });
  return (await db.batch([...told, move, oneOf(scope, id)]))[4][0];
}

/**
 * Deletes a trainee's unanswered request.
 * @returns false if there is none
 */
export async function deleteAskedAbsence(scope: TraineeScope, id: string): Promise<boolean> {
  const { db, traineeId } = scope;
  const asked: SQL | undefined = and(
    eq(t.id, id),
    eq(t.traineeId, traineeId),
    inArray(t.status, ["asked"]),
  );
  const { deleted } = await batchOf(db, {
    // The trainer's notice is deleted with it.
    notices: db
      .delete(notifications)
      .where(sql`id = ${id} and sender_id = ${traineeId} and ${isOpen(scope, id, "asked")}`),
    deleted: db.delete(t).where(asked).returning({ id: t.id }),
  });
  return deleted.length > 0;
}
