import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { localDateAt } from "../../../domain/calendar.ts";
import type { Absence, NewAbsence } from "../../../domain/contract/trainees/absences.ts";
import type { AbsenceStatus } from "../../../domain/trainees/absences.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { absences, traineeProfiles } from "../../db/schema.ts";
import type { TraineeScope } from "../scope.ts";
import type { OwnDay } from "./own-day.ts";
import { livesIn } from "./own-day.ts";
import { profileOf } from "./trainee-profile.ts";

const t = absences;
const absencesShown = 20;

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

/** A trainee's absences, the latest first. */
export async function listAbsences({ db, traineeId }: TraineeScope): Promise<Absence[]> {
  const [rows] = await db.batch([
    db
      .select(columns)
      .from(t)
      .where(eq(t.traineeId, traineeId))
      .orderBy(desc(t.endsOn), desc(t.createdAt))
      .limit(absencesShown),
  ]);
  return rows;
}

/**
 * Stores an absence once, however often it is sent: asked for by a trainee, granted by the trainer.
 * @returns the row as it stands, and the time zone that the trainee really lives in
 */
export async function createAbsence(
  scope: TraineeScope,
  { id, kind, startsOn, endsOn, note }: NewAbsence,
  on: OwnDay,
): Promise<{ stored: Absence | undefined; timeZone: string | undefined }> {
  const { db, traineeId, actor, now } = scope;
  const granted = actor.kind === "trainer";
  const [, stored, profiles] = await db.batch([
    insertSelect(
      db,
      t,
      {
        ...{ id, kind, startsOn, endsOn, note },
        traineeId: traineeProfiles.id,
        status: granted ? "granted" : "asked",
        createdAt: now,
        decidedAt: granted ? now : null,
      },
      sql`from ${traineeProfiles}
        where ${traineeProfiles.id} = ${traineeId} and ${livesIn(scope, on)}`,
    ).onConflictDoNothing(),
    oneOf(scope, id),
    profileOf(scope),
  ]);
  return { stored: stored[0], timeZone: profiles[0]?.timeZone };
}

export async function getAbsence(
  scope: TraineeScope,
  id: string,
): Promise<(Absence & { today: string }) | undefined> {
  const [[found], [profile]] = await scope.db.batch([oneOf(scope, id), profileOf(scope)]);
  return found && profile && { ...found, today: localDateAt(scope.now, profile.timeZone) };
}

/**
 * Moves an absence on, while it still stands as it was found.
 * @returns the row as it stands; undefined when there is none
 */
export async function moveAbsence(
  scope: TraineeScope,
  id: string,
  { from, next }: { from: AbsenceStatus; next: { status: AbsenceStatus; endsOn?: string } },
): Promise<Absence | undefined> {
  const { db, traineeId, now } = scope;
  const [, [stored]] = await db.batch([
    db
      .update(t)
      .set({ ...next, decidedAt: now })
      .where(and(eq(t.id, id), eq(t.traineeId, traineeId), eq(t.status, from))),
    oneOf(scope, id),
  ]);
  return stored;
}

/** Takes back what a trainee asked for, while nobody answered. @returns false when there is none */
export async function deleteAskedAbsence(scope: TraineeScope, id: string): Promise<boolean> {
  const { db, traineeId } = scope;
  const asked: SQL | undefined = and(
    eq(t.id, id),
    eq(t.traineeId, traineeId),
    inArray(t.status, ["asked"]),
  );
  const [deleted] = await db.batch([db.delete(t).where(asked).returning({ id: t.id })]);
  return deleted.length > 0;
}
