import { eq, sql } from "drizzle-orm";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { prepared } from "../../db/prepared.ts";
import { outbox, settings } from "../../db/schema.ts";
import { fileErasure } from "../plumbing/outbox.ts";
import type { TrainerScope } from "../scope.ts";

/** The store's key of the trainer's photo. */
export const trainerPhotoKey = (photoId: string) => `trainer/photo/${photoId}`;

const section = "photo";

/** Finds the photo in a section of the settings, because the trainer has no profile. */
export const trainerPhotoOf = (db: Database) => storedPhoto(db, { section });

const storedPhoto = prepared((db) =>
  db
    .select({ key: sql<string | null>`${settings.value} ->> '$.key'`.as("key") })
    .from(settings)
    .where(eq(settings.section, sql.placeholder("section"))),
);

/** The store's key of the trainer's photo; null without one. */
export async function getTrainerPhotoKey(client: DatabaseClient): Promise<string | null> {
  const [found] = await connect(client).batch([trainerPhotoOf(connect(client))]);
  return found[0]?.key ?? null;
}

/** Replaces or removes the trainer's photo, and orders to erase the previous one. */
export async function setTrainerPhoto(
  { db, now }: TrainerScope,
  key: string | null,
): Promise<void> {
  const written = { value: { key }, updatedAt: now };
  await db.batch([
    insertSelect(
      db,
      outbox,
      fileErasure(sql`value ->> '$.key'`, now),
      sql`from ${settings} where ${settings.section} = ${section}
        and value ->> '$.key' is not null and value ->> '$.key' is not ${key}`,
    ),
    db
      .insert(settings)
      .values({ section, ...written })
      .onConflictDoUpdate({ target: settings.section, set: written }),
  ]);
}
