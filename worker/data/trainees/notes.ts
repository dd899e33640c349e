import { and, desc, eq, sql } from "drizzle-orm";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { Note } from "../../../domain/contract/trainees/notes.ts";
import type { NoteType } from "../../../domain/trainees/notes.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { prepared } from "../../db/prepared.ts";
import {
  accountSettings,
  accounts,
  notes,
  notificationDeliveries,
  notifications,
} from "../../db/schema.ts";
import { ownMealsOf } from "../activity/own-meals.ts";
import { scheduledMealsOf } from "../activity/scheduled-meals.ts";
import { outboxEntryWhen } from "../operations/outbox.ts";
import type { TraineeScope } from "../scope.ts";
import { profileOf } from "./trainee-profile.ts";

const t = notes;
const notesShown = 5;

const columns = {
  id: t.id,
  type: t.type,
  authorId: t.authorId,
  text: t.text,
  createdAt: t.createdAt,
};

/** Written as the partial indexes have it, so that they serve. */
const isShared = sql`is_private = 0`;

const newestNotes = prepared((db) =>
  db
    .select(columns)
    .from(t)
    .where(
      and(
        eq(t.traineeId, sql.placeholder("traineeId")),
        eq(t.type, sql.placeholder("type")),
        isShared,
      ),
    )
    .orderBy(desc(t.createdAt))
    .limit(notesShown),
);

/** The statement that reads a trainee's newest notes of one type. */
export const newestNotesOf = ({ db, traineeId }: TraineeScope, type: NoteType) =>
  newestNotes(db, { traineeId, type });

type NoteRow = Awaited<ReturnType<typeof newestNotesOf>>[number];

export function toNote({ traineeId }: TraineeScope, { authorId, ...note }: NoteRow): Note {
  return { ...note, byTrainer: authorId !== traineeId };
}

const ownNoteOf = ({ db, traineeId }: TraineeScope, id: string) =>
  db
    .select(columns)
    .from(t)
    .where(and(eq(t.id, id), eq(t.traineeId, traineeId), isShared));

/** What a note about a day is written from, in one batch; `stored` once it was sent already. */
export async function getDayToReport(scope: TraineeScope, id: string, date: LocalDate) {
  const { db } = scope;
  const [own, profiles, meals, ownMeals, readers] = await db.batch([
    ownNoteOf(scope, id),
    profileOf(scope),
    scheduledMealsOf(scope, [date, date]),
    ownMealsOf(scope, [date, date]),
    db
      .select({ language: accountSettings.language })
      .from(accountSettings)
      .where(sql`${accountSettings.accountId} = (select id from accounts where role = 'trainer')`),
  ]);
  const [note] = own;
  return {
    stored: note && toNote(scope, note),
    profile: profiles[0],
    meals,
    ownMeals,
    language: readers[0]?.language ?? ("ar" as const),
  };
}

interface NoteToSend {
  id: string;
  type: NoteType;
  text: string;
  notification: { title: string; message: string; link: string };
}

/**
 * Stores a note of the trainee's own and tells the trainer, once however often it is sent: the
 * notification carries the note's id.
 */
export async function createNote(
  scope: TraineeScope,
  { id, type, text, notification }: NoteToSend,
): Promise<Note | undefined> {
  const { db, traineeId, now } = scope;
  const mine = sql`exists (select 1 from notes where id = ${id} and trainee_id = ${traineeId})`;
  // The delivery is written last: while it is missing, this is the first time.
  const isNew = sql`exists (select 1 from notifications where id = ${id} and sender_id = ${traineeId})
    and not exists (select 1 from notification_deliveries where notification_id = ${id})`;
  const [, , , , [note]] = await db.batch([
    db
      .insert(t)
      .values({
        id,
        traineeId,
        authorId: traineeId,
        type,
        text,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing(),
    insertSelect(
      db,
      notifications,
      {
        id,
        ...notification,
        type: "meal",
        senderId: traineeId,
        recipientId: sql`trainer.id`,
        createdAt: now,
        recipients: 1,
      },
      sql`from ${accounts} trainer where trainer.role = 'trainer' and ${mine}`,
    ).onConflictDoNothing(),
    outboxEntryWhen(db, isNew, {
      topic: "fan_out_notification",
      payload: { notificationId: id },
      now,
    }),
    insertSelect(
      db,
      notificationDeliveries,
      {
        recipientId: sql`recipient_id`,
        notificationId: sql`id`,
        createdAt: sql`created_at`,
      },
      sql`from notifications
        where id = ${id} and sender_id = ${traineeId} and recipient_id is not null`,
    ).onConflictDoNothing(),
    ownNoteOf(scope, id),
  ]);
  return note && toNote(scope, note);
}
