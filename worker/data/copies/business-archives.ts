import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { ArchiveReader } from "../../../domain/accounts/file-reader.ts";
import type { ArchiveCounts } from "../../../domain/contract/copies/business-archive.ts";
import { archiveFolder, archiveGivenUpMs } from "../../../domain/copies/business-archive.ts";
import { batchOf } from "../../db/batch.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { businessArchivePieces, businessArchives } from "../../db/schema.ts";
import { statement } from "../../db/statement.ts";
import { outboxEntryWhen } from "../plumbing/outbox.ts";
import type { TrainerScope } from "../scope.ts";
import {
  type ArchiveEntry,
  type ArchiveProgress,
  archiveBegins,
  nothingArchived,
} from "./archive-progress.ts";

const t = businessArchives;

const isOpen = (now: number) =>
  sql`(expires_at is null or expires_at > ${now})
    and (finished_at is not null or moved_at > ${now - archiveGivenUpMs})`;

/** Orders an archive, unless one exists or is running. A repetition changes nothing. */
export async function orderArchive(
  { db, now }: TrainerScope,
  { id, reader }: { id: string; reader: ArchiveReader },
): Promise<boolean> {
  const isFree = sql`not exists (select 1 from ${t} where ${isOpen(now)} and id <> ${id})`;
  const { found } = await batchOf(db, {
    ordered: outboxEntryWhen(
      db,
      sql`${isFree} and not exists (select 1 from ${t} where id = ${id})`,
      {
        topic: "archive_business",
        payload: { archive: id },
        now,
      },
    ),
    inserted: insertSelect(
      db,
      t,
      {
        id,
        createdAt: now,
        movedAt: now,
        reader: { ...reader },
        progress: { ...archiveBegins },
        counts: { ...nothingArchived },
      },
      sql`where ${isFree}`,
    ).onConflictDoNothing(),
    found: db.select({ id: t.id }).from(t).where(eq(t.id, id)),
  });
  return found.length > 0;
}

/** The running or finished archive; undefined without one. */
export async function getOpenArchive({ db, now }: TrainerScope) {
  const [[row]] = await db.batch([
    db
      .select({
        id: t.id,
        createdAt: t.createdAt,
        finishedAt: t.finishedAt,
        expiresAt: t.expiresAt,
        size: t.size,
        progress: t.progress,
        counts: t.counts,
      })
      .from(t)
      .where(isOpen(now))
      .orderBy(sql`created_at desc`)
      .limit(1),
  ]);
  return (
    row && {
      ...row,
      progress: row.progress as unknown as ArchiveProgress,
      counts: row.counts as unknown as ArchiveCounts,
    }
  );
}

/** Cancels an archive, and orders to erase its pieces. */
export async function endArchive({ db, now }: TrainerScope, id: string): Promise<void> {
  await db.batch([
    outboxEntryWhen(db, sql`exists (select 1 from ${t} where id = ${id} and ${isOpen(now)})`, {
      topic: "erase_files",
      payload: { prefix: archiveFolder(id) },
      now,
    }),
    db
      .update(t)
      .set({ expiresAt: now })
      .where(and(eq(t.id, id), or(isNull(t.expiresAt), gt(t.expiresAt, now)))),
  ]);
}

/** Bytes of an archive's pieces. */
export async function sumPieces(client: DatabaseClient, id: string): Promise<number> {
  const p = businessArchivePieces;
  const [row] = await connect(client)
    .select({ bytes: sql<number>`coalesce(sum(${p.bytes}), 0)` })
    .from(p)
    .where(eq(p.archiveId, id));
  return row?.bytes ?? 0;
}

/** A page of an archive's files in order, each with the offset of its header. */
export async function listArchiveEntries(
  client: DatabaseClient,
  id: string,
  { after, limit }: { after: { section: number; offset: number }; limit: number },
): Promise<(ArchiveEntry & { startsAt: number })[]> {
  const { results } = await statement(
    client,
    `select entry.section, entry."offset", name, crc, entry.bytes, modified_at as modifiedAt,
         piece.starts_at + entry."offset" as startsAt
       from business_archive_entries entry
       join business_archive_pieces piece on piece.archive_id = entry.archive_id
         and piece.section = entry.section and piece.place = 0
       where entry.archive_id = :id and (entry.section, entry."offset") > (:section, :offset)
       order by entry.section, entry."offset" limit :limit`,
    { id, section: after.section, offset: after.offset, limit },
  ).all<ArchiveEntry & { startsAt: number }>();
  return results;
}

/** The pieces of a finished archive between two bytes, after a given one. */
export async function listPiecesWithin(
  client: DatabaseClient,
  id: string,
  { from, until, limit }: { from: number; until: number; limit: number },
): Promise<{ key: string; bytes: number; startsAt: number }[]> {
  const { results } = await statement(
    client,
    `select key, bytes, starts_at as startsAt from business_archive_pieces
       where archive_id = :id and starts_at < :until and starts_at >= coalesce((
         select max(starts_at) from business_archive_pieces where archive_id = :id and starts_at <= :from
       ), 0) order by starts_at limit :limit`,
    { id, from, until, limit },
  ).all<{ key: string; bytes: number; startsAt: number }>();
  return results;
}

/** A finished archive, for the download. */
export async function getFinishedArchive(
  client: DatabaseClient,
  { id, now }: { id: string; now: number },
): Promise<{ size: number; finishedAt: number } | undefined> {
  const row = await statement(
    client,
    `select size, finished_at as finishedAt from business_archives
       where id = :id and finished_at is not null and expires_at > :now`,
    { id, now },
  ).first<{ size: number; finishedAt: number }>();
  return row ?? undefined;
}

/** Ended archives: expired, cancelled or abandoned. */
export async function listEndedArchives(client: DatabaseClient, now: number): Promise<string[]> {
  const { results } = await statement(
    client,
    `select id from business_archives where expires_at <= :now
         or (finished_at is null and moved_at <= :givenUp) limit 50`,
    { now, givenUp: now - archiveGivenUpMs },
  ).all<{ id: string }>();
  return results.map(({ id }) => id);
}

/** Deletes the row of an archive without pieces. */
export async function deleteArchive(client: DatabaseClient, id: string): Promise<void> {
  await connect(client).delete(t).where(eq(t.id, id));
}
