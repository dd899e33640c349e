import { and, eq, sql } from "drizzle-orm";
import { type MeasurementKind, measurementId } from "../../../domain/body/measurements.ts";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { Answer } from "../../../domain/check-ins/answers.ts";
import type { CheckInFacts } from "../../../domain/check-ins/facts.ts";
import type { SentCheckIn } from "../../../domain/contract/check-ins/check-ins.ts";
import { batchOf } from "../../db/batch.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { bodyMeasurements, checkInSchedules, checkIns } from "../../db/schema.ts";
import { choicesOfOtherSide, toOtherSide } from "../notifications/other-side.ts";
import { type PersonNotice, tellPerson } from "../notifications/person-notices.ts";
import type { TraineeScope } from "../scope.ts";
import { profileOf } from "../trainee-profile.ts";
import { factRecordsOf, ownSchedules } from "./own-check-ins.ts";
import { type AnsweredPhotos, photosAttached } from "./progress-photo-writes.ts";
import { ownPhotosAmong } from "./progress-photos.ts";
import { ownRecordingsAmong, recordingsAttached } from "./recordings.ts";
import { sentColumns, toSent } from "./sent-columns.ts";

const [t, s] = [checkIns, checkInSchedules];

const isDueDay = (traineeId: string, { formId, dueOn }: { formId: string; dueOn: LocalDate }) =>
  and(eq(t.traineeId, traineeId), eq(t.formId, formId), eq(t.dueOn, dueOn));

/** Everything that a sending is checked against. */
export async function readForSending(
  scope: TraineeScope,
  { writtenAt, ...due }: { formId: string; dueOn: LocalDate; writtenAt: number },
  { photoIds, recordingIds }: { photoIds: readonly string[]; recordingIds: readonly string[] },
) {
  const { db, traineeId } = scope;
  const { schedules, stored, photos, recordings, profiles, readers, ...records } = await batchOf(
    db,
    {
      schedules: ownSchedules(scope),
      ...factRecordsOf(scope, writtenAt),
      photos: photoIds.length === 0 ? undefined : ownPhotosAmong(scope, photoIds),
      recordings: recordingIds.length === 0 ? undefined : ownRecordingsAmong(scope, recordingIds),
      stored: db.select(sentColumns).from(t).where(isDueDay(traineeId, due)),
      profiles: profileOf(scope),
      readers: choicesOfOtherSide(scope),
    },
  );
  const [sent] = stored;
  return {
    schedule: schedules.find(({ formId }) => formId === due.formId),
    sent: sent && toSent(sent),
    photos: photos ?? [],
    recordings: recordings ?? [],
    name: profiles[0]?.name ?? "",
    ...toOtherSide(readers),
    ...records,
  };
}

/** The content of a check-in. */
interface CheckInContent {
  id: string;
  formId: string;
  formName: string;
  formEnglishName: string | null;
  dueOn: LocalDate;
  dueAt: number;
  writtenAt: number;
  answers: readonly Answer[];
  facts: CheckInFacts;
  flags: readonly string[];
  /** The person's day of writing, for the measurements. */
  day: LocalDate;
}

/**
 * Stores a check-in for its due day with its measurements, or an edit of the version `editOf`, unless its review has
 * begun. The id of another one changes nothing.
 * @returns the check-in of that day as it is
 */
export async function writeCheckIn(
  scope: TraineeScope,
  { day, ...content }: CheckInContent,
  {
    editOf,
    photos,
    recordingIds,
    notice,
  }: {
    editOf: number | null;
    photos: AnsweredPhotos;
    recordingIds: readonly string[];
    notice: PersonNotice | undefined;
  },
): Promise<SentCheckIn | undefined> {
  const { db, traineeId, now } = scope;
  const { id, formId, dueOn, writtenAt, answers, facts, flags } = content;
  const it = isDueDay(traineeId, content);
  const isWritten = sql`exists (select 1 from check_ins where id = ${id}
    and trainee_id = ${traineeId} and updated_at = ${now})`;
  const { measured, cleared } = measurementsOf(content);
  const { found } = await batchOf(db, {
    written: insertSelect(
      db,
      t,
      { ...content, traineeId, sentAt: now, updatedAt: now },
      sql`where not exists (select 1 from check_ins
        where id = ${id} and not (${it}))`,
    ).onConflictDoUpdate({
      target: [t.traineeId, t.formId, t.dueOn],
      set: { writtenAt, answers, facts, flags, updatedAt: now },
      setWhere: sql`check_ins.reviewing_at is null and check_ins.updated_at is ${editOf}`,
    }),
    answered: db
      .update(s)
      .set({ answeredOn: dueOn })
      .where(
        and(
          eq(s.traineeId, traineeId),
          eq(s.formId, formId),
          sql`coalesce(answered_on, '') < ${dueOn}`,
          isWritten,
        ),
      ),
    measured:
      measured.length === 0
        ? undefined
        : insertSelect(
            db,
            bodyMeasurements,
            {
              id: sql`given.value ->> 0`,
              traineeId,
              kind: sql`given.value ->> 1`,
              date: day,
              value: sql`given.value ->> 2`,
              writtenBy: "trainee",
              createdAt: now,
            },
            sql`from json_each(${JSON.stringify(measured)}) given where ${isWritten}`,
          ).onConflictDoUpdate({
            target: bodyMeasurements.id,
            set: { value: sql`excluded.value` },
            setWhere: sql`trainee_id = excluded.trainee_id`,
          }),
    attached:
      photos.ids.length === 0 && editOf === null
        ? undefined
        : photosAttached(scope, { id, ...photos }, isWritten),
    recorded:
      recordingIds.length === 0 && editOf === null
        ? undefined
        : recordingsAttached(scope, { id, ids: recordingIds, isEdit: editOf !== null }, isWritten),
    cleared:
      editOf === null || cleared.length === 0
        ? undefined
        : db.delete(bodyMeasurements).where(
            sql`id in (select value from json_each(${JSON.stringify(cleared)}))
                and trainee_id = ${traineeId} and ${isWritten}`,
          ),
    told: notice && tellPerson(db, notice, { when: isWritten, now }),
    found: db.select(sentColumns).from(t).where(it),
  });
  const [row] = found;
  return row && toSent(row);
}

/** The measurements among the answers (id, kind, value), and the ids of those without a value. */
function measurementsOf({ id, answers }: Pick<CheckInContent, "id" | "answers">) {
  const measured: [string, MeasurementKind, number][] = [];
  const cleared: string[] = [];
  for (const { question, value } of answers) {
    if (question.kind !== "measurements") continue;
    const values = (value ?? {}) as Partial<Record<MeasurementKind, number>>;
    for (const kind of question.measured) {
      const each = values[kind];
      if (each === undefined) cleared.push(measurementId(id, kind));
      else measured.push([measurementId(id, kind), kind, each]);
    }
  }
  return { measured, cleared };
}
