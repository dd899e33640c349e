import { and, eq, type SQL, sql } from "drizzle-orm";
import type { NoteType } from "../../../domain/activity/notes.ts";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { Note, TrainerNote } from "../../../domain/contract/activity/notes.ts";
import type { ErrorCode } from "../../../domain/errors.ts";
import type { NotificationType } from "../../../domain/notifications/notifications.ts";
import type { TellingWay } from "../../../domain/notifications/trainer-events.ts";
import { batchOf } from "../../db/batch.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { notes, notifications, traineeProfiles } from "../../db/schema.ts";
import { targetsOfWeek } from "../body/nutrition-targets.ts";
import { choicesOfOtherSide, otherSideOf, toOtherSide } from "../notifications/other-side.ts";
import { isFirstTold, tellPerson } from "../notifications/person-notices.ts";
import { tellMany } from "../plumbing/outbox.ts";
import type { TraineeScope } from "../scope.ts";
import { profileOf } from "../trainee-profile.ts";
import { deficitLimitsOf, limitsOf } from "./lighter-days.ts";
import { answerNotes } from "./note-answers.ts";
import { ownMealsOf } from "./own-meals.ts";
import { scheduledMealsOf } from "./scheduled-meals.ts";

const t = notes;

export const noteColumns = {
  id: t.id,
  type: t.type,
  authorId: t.authorId,
  text: t.text,
  isPrivate: t.isPrivate,
  createdAt: t.createdAt,
};

/** Whether trainees may see it; spelled as in the partial indexes, so that SQLite uses them. */
export const isShared = sql`is_private = 0`;

/** Reads a note by the caller on this trainee. */
export const writtenNoteOf = ({ db, traineeId, actor }: TraineeScope, id: string) =>
  db
    .select(noteColumns)
    .from(t)
    .where(and(eq(t.id, id), eq(t.traineeId, traineeId), eq(t.authorId, actor.accountId)));

export type NoteRow = Awaited<ReturnType<typeof writtenNoteOf>>[number];

export const toTrainerNote = (traineeId: string, { authorId, ...note }: NoteRow): TrainerNote => ({
  ...note,
  byTrainer: authorId !== traineeId,
});

export function toNote({ traineeId }: TraineeScope, row: NoteRow): Note {
  const { isPrivate: _, ...note } = toTrainerNote(traineeId, row);
  return note;
}

/** The values for sending a note, in one batch; `stored` if it was sent before. */
export async function getNoteToSend(scope: TraineeScope, id: string) {
  const [written, profiles, readers] = await scope.db.batch([
    writtenNoteOf(scope, id),
    profileOf(scope),
    choicesOfOtherSide(scope),
  ]);
  return toSend(written, profiles, readers);
}

/** The same for a note about a day, with the day's meals. */
export async function getDayToReport(scope: TraineeScope, id: string, date: LocalDate) {
  const [written, profiles, readers, meals, ownMeals, targets, limits] = await scope.db.batch([
    writtenNoteOf(scope, id),
    profileOf(scope),
    choicesOfOtherSide(scope),
    scheduledMealsOf(scope, [date, date]),
    ownMealsOf(scope, [date, date]),
    targetsOfWeek(scope.db, { traineeId: scope.traineeId, last: date }),
    deficitLimitsOf(scope.db, { traineeId: scope.traineeId }),
  ]);
  const day = { meals, ownMeals, targets, limits: limitsOf(limits) };
  return { ...toSend(written, profiles, readers), ...day };
}

const toSend = <Profile>(
  [stored]: readonly NoteRow[],
  [profile]: readonly Profile[],
  readers: Parameters<typeof toOtherSide>[0],
) => ({ stored, profile, ...toOtherSide(readers) });

interface NoteToSend {
  id: string;
  type: NoteType;
  text: string;
  /** Visible to the trainer alone, without a notification. */
  isPrivate: boolean;
  /** The notification to the other side. */
  notification: { title: string; message: string; link: string };
  /** The way of alerting; the note is listed in any case. */
  way: TellingWay;
}

const noticeTypes: Partial<Record<NoteType, NotificationType>> = {
  diet: "meal",
  exercise: "exercise",
  performance: "exercise",
};

/**
 * Stores a caller's note on a trainee and notifies the other side, once even if repeated. The notification has
 * the note's id.
 * @returns undefined if another note has the id, or the trainee is gone
 */
export async function createNote(
  scope: TraineeScope,
  { id, type, text, isPrivate, notification, way }: NoteToSend,
): Promise<NoteRow | undefined> {
  const { db, traineeId, now, actor } = scope;
  const me = actor.accountId;
  const isMine = sql`exists (select 1 from notes where id = ${id} and trainee_id = ${traineeId}
    and author_id = ${me} and ${isShared})`;
  const stored = [
    insertSelect(
      db,
      t,
      {
        id,
        traineeId: traineeProfiles.id,
        authorId: me,
        type,
        text,
        isPrivate,
        createdAt: now,
        updatedAt: now,
      },
      sql`from ${traineeProfiles} where ${traineeProfiles.id} = ${traineeId}`,
    ).onConflictDoNothing(),
    writtenNoteOf(scope, id),
  ] as const;
  if (isPrivate || way === "none") return (await db.batch(stored))[1][0];
  const told = {
    id,
    ...notification,
    type: noticeTypes[type] ?? "info",
    senderId: me,
    recipientId: otherSideOf(scope),
    silent: way === "list",
  };
  const [notice, order, delivery] = tellPerson(db, told, { when: isMine, now });
  const {
    stored: [, [note]],
  } = await batchOf(db, {
    stored,
    notice,
    order,
    told: tellMany(db, {
      people: sql`select id from trainee_profiles
        where id = ${otherSideOf(scope)} and ${isFirstTold(told)}`,
      event: { type: "trainee", traineeId, what: "note" },
      now,
    }),
    delivery,
    answered: actor.kind === "trainer" ? answerNotes(db, { traineeId, at: now }) : undefined,
  });
  return note;
}

/** Deletes the notifications of some notes; comes before the deletion of the notes. */
export const forgetNoticesOf = ({ db }: Pick<TraineeScope, "db">, condition: SQL | undefined) =>
  db
    .delete(notifications)
    .where(sql`(id, sender_id) in (select ${t.id}, ${t.authorId} from ${t} where ${condition})`);

/**
 * Deletes a trainee's own note, with the trainer's notification.
 * @returns the refusal; undefined if no such note is visible to the trainee
 */
export async function deleteOwnNote(
  scope: TraineeScope,
  id: string,
): Promise<ErrorCode | undefined> {
  const { db, traineeId } = scope;
  const own = and(eq(t.id, id), eq(t.traineeId, traineeId), eq(t.authorId, traineeId), isShared);
  const {
    left: [left],
  } = await batchOf(db, {
    notices: forgetNoticesOf(scope, own),
    deleted: db.delete(t).where(own),
    left: db
      .select({ traineeId: t.traineeId })
      .from(t)
      .where(and(eq(t.id, id), isShared)),
  });
  if (!left) return undefined;
  return left.traineeId === traineeId ? "forbidden" : "not_found";
}
