import { and, eq, isNull, sql } from "drizzle-orm";
import { archiveFolder, archiveKeptMs } from "../../../domain/copies/business-archive.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import {
  businessArchiveEntries,
  businessArchivePieces,
  businessArchives,
} from "../../db/schema.ts";
import { tellPerson } from "../notifications/person-notices.ts";
import type { TrainerNotice } from "../notifications/trainer-notices.ts";
import { outboxEntryWhen, tellMany } from "../plumbing/outbox.ts";
import { addCounts } from "../plumbing/step-counts.ts";
import type { ArchivePiece, ArchiveState, ArchiveStep } from "./archive-progress.ts";
import type { StoredTable } from "./copied-columns.ts";

const t = businessArchives;

/** The progress of an archive; undefined if it is finished or cancelled. */
export async function takeArchive(
  client: DatabaseClient,
  id: string,
): Promise<ArchiveState | undefined> {
  const [row] = await connect(client)
    .select({
      id: t.id,
      reader: t.reader,
      createdAt: t.createdAt,
      step: t.step,
      progress: t.progress,
      counts: t.counts,
    })
    .from(t)
    .where(and(eq(t.id, id), isNull(t.finishedAt), isNull(t.expiresAt)));
  return row && withPlainTable(row as unknown as ArchiveState);
}

/** An archive of an earlier version has the side before the table's name: `people/weights`. */
function withPlainTable(state: ArchiveState): ArchiveState {
  const { progress } = state;
  if (progress.phase !== "tables") return state;
  const table = progress.table.replace(/^\w+\//, "") as StoredTable;
  return { ...state, progress: { ...progress, table } };
}

const stillThere = ({ id, step }: Pick<ArchiveState, "id" | "step">) =>
  and(eq(t.id, id), eq(t.step, step), isNull(t.finishedAt), isNull(t.expiresAt));

/** True for the first of two runs of a step; for writes of a batch before the progress changes. */
const isStillToNote = (state: Pick<ArchiveState, "id" | "step">) =>
  sql`exists (select 1 from ${t} where ${stillThere(state)})`;

/** Statements that add pieces and entries to an archive, before the same batch changes its progress. */
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
 * Stores a step with its results, once.
 * @returns undefined if another run continued from there, or it was cancelled
 */
export async function noteArchiveStep(
  client: DatabaseClient,
  state: ArchiveState,
  { next, added = {}, ...step }: ArchiveStep,
  now: number,
): Promise<ArchiveState | undefined> {
  const db = connect(client);
  const counts = addCounts(state.counts, added);
  const moved = {
    step: state.step + 1,
    movedAt: now,
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

/** All pieces except the directory's exist: the offset of each is known now. */
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

/**
 * Marks the archive as finished with its last piece, and notifies the trainer, once.
 * @returns false if another run continued, or it was cancelled
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
    outboxEntryWhen(db, when, {
      topic: "erase_files",
      payload: { prefix: archiveFolder(state.id) },
      now,
      availableAt: now + archiveKeptMs,
    }),
    db
      .update(t)
      .set({ step: state.step + 1, size, finishedAt: now, expiresAt: now + archiveKeptMs })
      .where(stillThere(state))
      .returning({ id: t.id }),
  ]);
  return (answers.at(-1) as { id: string }[]).length > 0;
}
