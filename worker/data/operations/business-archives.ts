import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { ArchiveCounts } from "../../../domain/contract/operations/business-archive.ts";
import {
  type ArchivedTable,
  archivedTables,
  archiveFolder,
  archiveGivenUpMs,
  archiveKeptMs,
} from "../../../domain/operations/business-archive.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import {
  businessArchiveEntries,
  businessArchivePieces,
  businessArchives,
} from "../../db/schema.ts";
import type { PageKey } from "../keyed-page.ts";
import { tellPerson } from "../notifications/person-notices.ts";
import type { TrainerNotice } from "../notifications/trainer-notices.ts";
import type { TrainerScope } from "../scope.ts";
import { outboxEntryWhen, tellMany } from "./outbox.ts";

const t = businessArchives;

/** An entry that is being written: what is stored of it so far. */
export interface GrowingEntry {
  crc: number;
  bytes: number;
  pieces: number;
}

/** A table as it is being written, for spreadsheets and for programs. */
export interface GrowingTable {
  csv: GrowingEntry;
  json: GrowingEntry;
}

/** A large file on its way into the archive, a piece a step. */
export interface CopiedFile extends GrowingEntry {
  key: string;
  name: string;
  size: number;
  modifiedAt: number;
}

/** How far an archive came. `section` is the next one that a file may have. */
export type ArchiveProgress =
  | { phase: "tables"; table: ArchivedTable; after: PageKey | null; growing: GrowingTable }
  | {
      phase: "people";
      /** Who was written whole last, and how far whoever follows them came. */
      after: string;
      person: { id: string; seq: number } | null;
      growing: GrowingTable;
      section: number;
      copying?: CopiedFile;
    }
  | {
      phase: "videos";
      after: string;
      section: number;
      copying?: CopiedFile;
    }
  | {
      phase: "directory";
      after: { section: number; offset: number };
      /** Where the directory begins, and what is written of it. */
      startsAt: number;
      written: { bytes: number; entries: number; pieces: number };
    };

export interface ArchiveState {
  id: string;
  createdAt: number;
  step: number;
  progress: ArchiveProgress;
  counts: ArchiveCounts;
}

export interface ArchivePiece {
  section: number;
  place: number;
  key: string;
  bytes: number;
  startsAt?: number;
}

export interface ArchiveEntry {
  section: number;
  offset: number;
  name: string;
  crc: number;
  bytes: number;
  modifiedAt: number;
}

/** What one step of an archive adds. */
export interface ArchiveStep {
  pieces?: readonly ArchivePiece[];
  entries?: readonly ArchiveEntry[];
  /** A file that vanished while it was copied: nothing of it is in the archive. */
  dropped?: { section: number };
  added?: Partial<ArchiveCounts>;
  next: ArchiveProgress;
}

const nothing: ArchiveCounts = { rows: 0, people: 0, messages: 0, files: 0, missing: 0 };

const newEntry = (): GrowingEntry => ({ crc: 0, bytes: 0, pieces: 0 });
export const newTable = (): GrowingTable => ({ csv: newEntry(), json: newEntry() });
const beginning: ArchiveProgress = {
  phase: "tables",
  table: archivedTables[0] as ArchivedTable,
  after: null,
  growing: newTable(),
};

const isOpen = (now: number) =>
  sql`(expires_at is null or expires_at > ${now})
    and (finished_at is not null or created_at > ${now - archiveGivenUpMs})`;

/** Orders an archive, unless one is there or under way. The same again changes nothing. */
export async function orderArchive({ db, now }: TrainerScope, id: string): Promise<boolean> {
  const isFree = sql`not exists (select 1 from ${t} where ${isOpen(now)} and id <> ${id})`;
  const [, , found] = await db.batch([
    outboxEntryWhen(db, sql`${isFree} and not exists (select 1 from ${t} where id = ${id})`, {
      topic: "archive_business",
      payload: { archive: id },
      now,
    }),
    insertSelect(
      db,
      t,
      { id, createdAt: now, progress: { ...beginning }, counts: { ...nothing } },
      sql`where ${isFree}`,
    ).onConflictDoNothing(),
    db.select({ id: t.id }).from(t).where(eq(t.id, id)),
  ]);
  return found.length > 0;
}

/** The archive that is under way or can be fetched; undefined where there is none. */
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

/** Takes an archive back, and orders what is stored of it to be erased. */
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

/** How far an archive came; undefined when it is finished or was taken back. */
export async function takeArchive(
  client: DatabaseClient,
  id: string,
): Promise<ArchiveState | undefined> {
  const [row] = await connect(client)
    .select({
      id: t.id,
      createdAt: t.createdAt,
      step: t.step,
      progress: t.progress,
      counts: t.counts,
    })
    .from(t)
    .where(and(eq(t.id, id), isNull(t.finishedAt), isNull(t.expiresAt)));
  return row as unknown as ArchiveState | undefined;
}

const stillThere = ({ id, step }: Pick<ArchiveState, "id" | "step">) =>
  and(eq(t.id, id), eq(t.step, step), isNull(t.finishedAt), isNull(t.expiresAt));

/** Of two who did a step, only who is first finds it still to be noted: for what a batch writes before it moves. */
const isStillToNote = (state: Pick<ArchiveState, "id" | "step">) =>
  sql`exists (select 1 from ${t} where ${stillThere(state)})`;

const sumOf = (counts: ArchiveCounts, added: Partial<ArchiveCounts>): ArchiveCounts =>
  Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [
      name,
      count + (added[name as keyof ArchiveCounts] ?? 0),
    ]),
  ) as unknown as ArchiveCounts;

/** The statements that add pieces and entries to an archive, before the same batch moves it. */
function additions(client: DatabaseClient, state: ArchiveState, step: Omit<ArchiveStep, "next">) {
  const db = connect(client);
  const { pieces = [], entries = [], dropped } = step;
  const when = isStillToNote(state);
  return [
    insertSelect(
      db,
      businessArchivePieces,
      {
        archiveId: state.id,
        section: sql`value ->> 'section'`,
        place: sql`value ->> 'place'`,
        key: sql`value ->> 'key'`,
        bytes: sql`value ->> 'bytes'`,
        startsAt: sql`value ->> 'startsAt'`,
      },
      sql`from json_each(${JSON.stringify(pieces)}) where ${when}`,
    ),
    insertSelect(
      db,
      businessArchiveEntries,
      {
        archiveId: state.id,
        section: sql`value ->> 'section'`,
        offset: sql`value ->> 'offset'`,
        name: sql`value ->> 'name'`,
        crc: sql`value ->> 'crc'`,
        bytes: sql`value ->> 'bytes'`,
        modifiedAt: sql`value ->> 'modifiedAt'`,
      },
      sql`from json_each(${JSON.stringify(entries)}) where ${when}`,
    ),
    db
      .delete(businessArchivePieces)
      .where(
        and(
          eq(businessArchivePieces.archiveId, state.id),
          eq(businessArchivePieces.section, dropped?.section ?? -1),
          when,
        ),
      ),
  ] as const;
}

/**
 * Notes a step together with what it wrote, once.
 * @returns undefined when somebody else went on from there, or it was taken back
 */
export async function noteArchiveStep(
  client: DatabaseClient,
  state: ArchiveState,
  { next, added = {}, ...step }: ArchiveStep,
): Promise<ArchiveState | undefined> {
  const db = connect(client);
  const counts = sumOf(state.counts, added);
  const moved = {
    step: state.step + 1,
    progress: { ...next } as Record<string, unknown>,
    counts: { ...counts },
  };
  const answers = await db.batch([
    ...additions(client, state, step),
    ...(next.phase === "directory" && state.progress.phase !== "directory"
      ? [placePieces(client, state)]
      : []),
    db.update(t).set(moved).where(stillThere(state)).returning({ id: t.id }),
  ]);
  const noted = answers.at(-1) as { id: string }[];
  return noted.length > 0 ? { ...state, step: state.step + 1, progress: next, counts } : undefined;
}

/** Every piece is there but the directory's: where each begins in the file is known now. */
const placePieces = (client: DatabaseClient, state: ArchiveState) => {
  const p = businessArchivePieces;
  const placed = sql`(
    select section, place, sum(bytes) over (order by section, place) - bytes as start
    from ${p} where archive_id = ${state.id}
  ) placed`;
  return connect(client)
    .update(p)
    .set({ startsAt: sql`placed.start` })
    .from(placed)
    .where(
      and(
        eq(p.archiveId, state.id),
        sql`${p}.section = placed.section and ${p}.place = placed.place`,
        isStillToNote(state),
      ),
    );
};

/** Bytes of all that is stored of an archive. */
export async function sumPieces(client: DatabaseClient, id: string): Promise<number> {
  const p = businessArchivePieces;
  const [row] = await connect(client)
    .select({ bytes: sql<number>`coalesce(sum(${p.bytes}), 0)` })
    .from(p)
    .where(eq(p.archiveId, id));
  return row?.bytes ?? 0;
}

/** A page of the files in an archive in their order, each with where its header begins in it. */
export async function listArchiveEntries(
  client: DatabaseClient,
  id: string,
  { after, limit }: { after: { section: number; offset: number }; limit: number },
): Promise<(ArchiveEntry & { startsAt: number })[]> {
  const { results } = await client
    .prepare(
      `select entry.section, entry."offset", name, crc, entry.bytes, modified_at as modifiedAt,
         piece.starts_at + entry."offset" as startsAt
       from business_archive_entries entry
       join business_archive_pieces piece on piece.archive_id = entry.archive_id
         and piece.section = entry.section and piece.place = 0
       where entry.archive_id = ?1 and (entry.section, entry."offset") > (?2, ?3)
       order by entry.section, entry."offset" limit ?4`,
    )
    .bind(id, after.section, after.offset, limit)
    .all<ArchiveEntry & { startsAt: number }>();
  return results;
}

/**
 * The archive can be fetched: its last piece is there. Tells the trainer, once.
 * @returns false when somebody else went on, or it was taken back
 */
export async function finishArchive(
  client: DatabaseClient,
  state: ArchiveState,
  {
    piece,
    size,
    notice,
    now,
  }: { piece: ArchivePiece; size: number; notice: TrainerNotice; now: number },
): Promise<boolean> {
  const db = connect(client);
  const when = isStillToNote(state);
  const answers = await db.batch([
    ...additions(client, state, { pieces: [piece] }),
    ...tellPerson(
      db,
      { ...notice, type: "success", senderId: null, recipientId: null },
      { when, now },
    ),
    tellMany(db, {
      people: sql`select id from accounts where role = 'trainer' and ${when}`,
      event: { type: "settings" },
      now,
    }),
    db
      .update(t)
      .set({ step: state.step + 1, size, finishedAt: now, expiresAt: now + archiveKeptMs })
      .where(stillThere(state))
      .returning({ id: t.id }),
  ]);
  return (answers.at(-1) as { id: string }[]).length > 0;
}

/** What of an archive that can be fetched lies between two of its bytes, behind one of its pieces. */
export async function listPiecesWithin(
  client: DatabaseClient,
  id: string,
  { from, until, limit }: { from: number; until: number; limit: number },
): Promise<{ key: string; bytes: number; startsAt: number }[]> {
  const { results } = await client
    .prepare(
      `select key, bytes, starts_at as startsAt from business_archive_pieces
       where archive_id = ?1 and starts_at < ?3 and starts_at >= coalesce((
         select max(starts_at) from business_archive_pieces where archive_id = ?1 and starts_at <= ?2
       ), 0) order by starts_at limit ?4`,
    )
    .bind(id, from, until, limit)
    .all<{ key: string; bytes: number; startsAt: number }>();
  return results;
}

/** An archive that can be fetched, as it is served. */
export async function getFinishedArchive(
  client: DatabaseClient,
  { id, now }: { id: string; now: number },
): Promise<{ size: number; finishedAt: number } | undefined> {
  const row = await client
    .prepare(
      `select size, finished_at as finishedAt from business_archives
       where id = ?1 and finished_at is not null and expires_at > ?2`,
    )
    .bind(id, now)
    .first<{ size: number; finishedAt: number }>();
  return row ?? undefined;
}

/** Archives that are over: fetched no more, taken back, or given up. */
export async function listEndedArchives(client: DatabaseClient, now: number): Promise<string[]> {
  const { results } = await client
    .prepare(
      `select id from business_archives where expires_at <= ?1
         or (finished_at is null and created_at <= ?2) limit 50`,
    )
    .bind(now, now - 2 * archiveGivenUpMs)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

/** Forgets an archive of which nothing is stored any more. */
export async function deleteArchive(client: DatabaseClient, id: string): Promise<void> {
  await connect(client).delete(t).where(eq(t.id, id));
}
