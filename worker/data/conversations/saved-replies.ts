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

/** Everything that the trainer keeps, in the order in which it was made: ids sort by their time. */
export async function listSavedReplies({ db }: TrainerScope): Promise<SavedReply[]> {
  const [rows] = await db.batch([
    db.select(columns).from(t).orderBy(asc(t.id)).limit(maxSavedReplies),
  ]);
  return rows;
}

/**
 * Keeps a reply once, however often it is sent.
 * @returns the row as it stands; undefined where as many are kept as can be
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

/** @returns the row as it stands; undefined when there is none */
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

/** Forgets a reply; one that is gone stays gone. */
export async function deleteSavedReply({ db }: TrainerScope, id: string): Promise<void> {
  await db.batch([db.delete(t).where(eq(t.id, id))]);
}
