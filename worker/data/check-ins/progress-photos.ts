import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { LocalDate } from "../../../domain/calendar.ts";
import { oneViewMs, progressPhotoCounts } from "../../../domain/check-ins/progress-photos.ts";
import type { ProgressPhotos } from "../../../domain/contract/check-ins/progress-photos.ts";
import { cursorAfter, readCursor } from "../../../domain/list.ts";
import { batchOf } from "../../db/batch.ts";
import { connectSession, type DatabaseClient } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { row } from "../../db/json-columns.ts";
import { preparedList } from "../../db/prepared.ts";
import { progressPhotos, progressPhotoViews } from "../../db/schema.ts";
import type { TraineeScope } from "../scope.ts";
import { photoConsentsOf, toPhotoConsents, trainerMaySee } from "./photo-consents.ts";
import { pageOf } from "./sent-columns.ts";

const t = progressPhotos;
const isStored = sql`"progress_photos"."stored_at" is not null`;
/** The trainer sees photos that were sent. */
const isShown = sql`${isStored} and "progress_photos"."check_in_id" is not null
  and ${trainerMaySee(sql`"progress_photos"."trainee_id"`)}`;

/** The last weight of the two weeks before a photo, kg. */
const weightOf = (photo: SQL) =>
  sql<number | null>`(select weight from weight_records
    where trainee_id = ${photo}.trainee_id
      and date between date(${photo}.date, '-14 days') and ${photo}.date
    order by date desc, created_at desc, rowid desc limit 1)`;
const itself = sql.raw('"progress_photos"');

/** The last day comes first; a cursor's number is the day's midnight in UTC. */
const lastDay = "9999-12-31";
const dayOf = (midnight: number): LocalDate =>
  midnight === Number.MAX_SAFE_INTEGER ? lastDay : new Date(midnight).toISOString().slice(0, 10);

const ownPage = preparedList((db) =>
  db
    .select({
      id: t.id,
      pose: t.pose,
      date: t.date,
      weight: weightOf(itself).as("photo_weight"),
      checkInId: t.checkInId,
      viewedAt: sql<number | null>`(select max(viewed_at) from progress_photo_views
        where photo_id = "progress_photos"."id")`.as("last_view"),
    })
    .from(t)
    .where(
      and(
        eq(t.traineeId, sql.placeholder("traineeId")),
        isStored,
        sql`(${t.date}, ${t.id}) < (${sql.placeholder("date")}, ${sql.placeholder("id")})`,
      ),
    )
    .orderBy(desc(t.date), desc(t.id))
    .limit(progressPhotoCounts.page + 1),
);

/** The person's own photos, the newest day first, and what they decided about them. */
export async function listProgressPhotos(
  scope: TraineeScope,
  cursor: string | undefined,
): Promise<ProgressPhotos> {
  const { db, traineeId } = scope;
  const { createdAt, id } = readCursor(cursor);
  const { page, ...decided } = await batchOf(db, {
    page: ownPage(db, { traineeId, date: dayOf(createdAt), id }),
    ...photoConsentsOf(scope),
  });
  const { shown, last } = pageOf(page, progressPhotoCounts.page);
  const more = last && cursorAfter({ createdAt: Date.parse(last.date), id: last.id });
  return { photos: shown, more: more ?? null, ...toPhotoConsents(decided) };
}

/** Found by their ids: the plus keeps the owner's index, and so the whole history, out of the plan. */
const ownAmong = (traineeId: string, ids: readonly string[]) =>
  sql`"progress_photos"."id" in (select value from json_each(${JSON.stringify(ids)}))
    and +"progress_photos"."trainee_id" = ${traineeId}`;

/** Those of some photos that are the person's own and in the store. */
export const ownPhotosAmong = ({ db, traineeId }: TraineeScope, ids: readonly string[]) =>
  db
    .select({ id: t.id, pose: t.pose })
    .from(t)
    .where(sql`${ownAmong(traineeId, ids)} and ${isStored}`);

/** The ids of those photos. */
export async function listOwnPhotos(
  scope: TraineeScope,
  ids: readonly string[],
): Promise<string[]> {
  const { found } = await batchOf(scope.db, { found: ownPhotosAmong(scope, ids) });
  return found.map(({ id }) => id);
}

/**
 * The photos of a person that the trainer may see, each noted as viewed.
 * @returns undefined without the person's consent
 */
export async function viewPhotos(
  { db, traineeId, now }: TraineeScope,
  ids: readonly string[],
): Promise<string[] | undefined> {
  const which = sql`${ownAmong(traineeId, ids)} and ${isShown}`;
  const { found, consents } = await batchOf(db, {
    noted: insertSelect(
      db,
      progressPhotoViews,
      { photoId: sql`"progress_photos"."id"`, viewedAt: now },
      sql`from progress_photos where ${which}
        and (select count(*) from progress_photos where ${which}) = ${ids.length}
        and not exists (select 1 from progress_photo_views
          where photo_id = "progress_photos"."id" and viewed_at > ${now - oneViewMs})`,
    ),
    found: db.select({ id: t.id }).from(t).where(which),
    consents: db
      .select({ id: sql`id`.as("id") })
      .from(sql`trainee_profiles`)
      .where(sql`id = ${traineeId} and ${trainerMaySee(sql`${traineeId}`)}`),
  });
  return consents.length > 0 ? found.map(({ id }) => id) : undefined;
}

/** The holder of a ticket to one photo. */
export interface PhotoHolder {
  sessionId: string;
  isTrainer: boolean;
}

/**
 * The store's key of a photo for the holder of a ticket. It proves the session, and for the trainer the consent, at each
 * request.
 */
export async function getPhotoKey(
  client: DatabaseClient,
  { traineeId, photoId }: { traineeId: string; photoId: string },
  { sessionId, isTrainer }: PhotoHolder,
  now: number,
): Promise<string | undefined> {
  const db = connectSession(client, { id: sessionId, now });
  const { found } = await batchOf(db, {
    found: db
      .select({ key: t.key })
      .from(t)
      .where(and(eq(t.id, photoId), eq(t.traineeId, traineeId), isTrainer ? isShown : isStored)),
  });
  return found[0]?.key;
}

type Compared = { id: string; date: LocalDate; weight: number | null };
/** Another sent photo of the same person and pose; in the order of their index, so that it reads no other poses. */
const other = (name: string, where: SQL) =>
  row(
    sql`(select json_array(other.id, other.date, ${weightOf(sql`other`)})
      from progress_photos other
      where other.trainee_id = "progress_photos"."trainee_id"
        and other.pose = "progress_photos"."pose" and other.check_in_id is not null
        and other.stored_at is not null and ${where} limit 1)`,
    name,
    (id: string, date: LocalDate, weight: number | null): Compared => ({ id, date, weight }),
  );

/** The photos of a check-in (placeholder `id`) beside earlier ones, if the trainer may see them. */
export const comparedPhotosOf = preparedList((db) =>
  db
    .select({
      pose: t.pose,
      id: t.id,
      date: t.date,
      weight: weightOf(itself).as("photo_weight"),
      last: other(
        "photo_before",
        sql`other.date < "progress_photos"."date" order by other.date desc, other.rowid desc`,
      ),
      first: other(
        "first_photo",
        sql`other.date < "progress_photos"."date" order by other.date, other.rowid`,
      ),
    })
    .from(t)
    .where(and(eq(t.checkInId, sql.placeholder("id")), isShown))
    .orderBy(desc(t.date), desc(t.id)),
);
