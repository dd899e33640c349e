import { asc, eq, sql } from "drizzle-orm";
import type {
  NewSavedReply,
  SavedReply,
} from "../../../domain/contract/conversations/saved-replies.ts";
import { maxSavedReplies } from "../../../domain/conversations/saved-replies.ts";
import { batchOf } from "../../db/batch.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { savedReplies } from "../../db/schema.ts";
import type { TrainerScope } from "../scope.ts";

const t = savedReplies;
const columns = { id: t.id, text: t.text };

const oneOf = ({ db }: TrainerScope, id: string) => db.select(columns).from(t).where(eq(t.id, id));

/** All saved replies in the order of creation: ids sort by time. */
export async function listSavedReplies({ db }: TrainerScope): Promise<SavedReply[]> {
  const [rows] = await db.batch([
    db.select(columns).from(t).orderBy(asc(t.id)).limit(maxSavedReplies),
  ]);
  return rows;
}

/**
 * Stores a reply, once even if repeated.
 * @returns the present row; undefined at the limit
 */
export async function createSavedReply(
  scope: TrainerScope,
  { id, text }: NewSavedReply,
): Promise<SavedReply | undefined> {
  const { db, now } = scope;
  const {
    stored: [stored],
  } = await batchOf(db, {
    inserted: insertSelect(
      db,
      t,
      { id, text: text.trim(), createdAt: now, updatedAt: now },
      sql`where (select count(*) from saved_replies) < ${maxSavedReplies}`,
    ).onConflictDoNothing(),
    stored: oneOf(scope, id),
  });
  return stored;
}

/** @returns the present row; undefined if it does not exist */
export async function changeSavedReply(
  scope: TrainerScope,
  id: string,
  text: string,
): Promise<SavedReply | undefined> {
  const { db, now } = scope;
  const {
    stored: [stored],
  } = await batchOf(db, {
    updated: db.update(t).set({ text: text.trim(), updatedAt: now }).where(eq(t.id, id)),
    stored: oneOf(scope, id),
  });
  return stored;
}

/** Deletes a reply; a repetition changes nothing. */
export async function deleteSavedReply({ db }: TrainerScope, id: string): Promise<void> {
  await db.batch([db.delete(t).where(eq(t.id, id))]);
}
