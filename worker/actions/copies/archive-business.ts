import { archiveFolder } from "../../../domain/copies/business-archive.ts";
import { newId } from "../../../domain/id.ts";
import type { ArchiveState, ArchiveStep } from "../../data/copies/archive-progress.ts";
import { finishArchive, noteArchiveStep, takeArchive } from "../../data/copies/archive-steps.ts";
import { deleteArchive, listEndedArchives } from "../../data/copies/business-archives.ts";
import type { Platform } from "../../platform.ts";
import { archiveNotice } from "../../texts/business-archive.ts";
import { systemLink } from "../../texts/links.ts";
import { goOn } from "../plumbing/long-work.ts";
import { takeTurn } from "../plumbing/turn.ts";
import { beginDirectory, writeDirectory } from "./archive-directory.ts";
import type { ArchiveWork } from "./archive-entries.ts";
import { archivePeople } from "./archive-people.ts";
import { archiveTable } from "./archive-tables.ts";
import { archiveVideos } from "./archive-videos.ts";

/** Milliseconds of one invocation, because other entries of the outbox wait for it. */
const goesOnMs = 6_000;

/**
 * Continues an archive from its stored progress, for a turn. An interrupted step is not stored, and is
 * repeated.
 * @returns whether it is finished or cancelled
 */
export async function continueArchive(given: Platform, archive: string): Promise<boolean> {
  const turn = takeTurn(given, { forMs: goesOnMs });
  const { platform } = turn;
  const { database } = platform;
  // A missing archive is finished or cancelled.
  const take = async () => (await takeArchive(database, archive)) ?? "done";
  return goOn<ArchiveState>(turn, {
    take,
    async step(state) {
      const work: ArchiveWork = { platform, turn, archive, reader: state.reader };
      const step = await stepOf(work, state);
      if ("size" in step) {
        await end(work, state, step);
        return "done";
      }
      const noted = await note(work, state, step);
      // The faster run continues; if it fails, the order still exists.
      return noted ?? ((await take()) === "done" ? "done" : undefined);
    },
  });
}

async function stepOf(work: ArchiveWork, state: ArchiveState) {
  const { progress } = state;
  switch (progress.phase) {
    case "tables":
      return archiveTable(work, progress);
    case "people":
      return archivePeople(work, progress);
    case "videos": {
      const step = await archiveVideos(work, progress);
      return step === "done" ? beginDirectory(work, state) : step;
    }
    case "directory":
      return writeDirectory(work, progress);
  }
}

/** Pieces of an unstored step have no owner. */
async function note(work: ArchiveWork, state: ArchiveState, step: ArchiveStep) {
  const { database, files, now } = work.platform;
  const noted = await noteArchiveStep(database, state, step, now());
  if (!noted) await files.erase((step.pieces ?? []).map(({ key }) => key));
  return noted;
}

async function end(
  work: ArchiveWork,
  state: ArchiveState,
  { piece, size }: Extract<Awaited<ReturnType<typeof writeDirectory>>, { size: number }>,
): Promise<void> {
  const { platform, reader } = work;
  const { database, files, now } = platform;
  const told = { ...archiveNotice(reader.language), link: systemLink, silent: false };
  const notice = { id: newId(now()), ...told };
  const finished = await finishArchive(database, state, { piece, size, notice, now: now() });
  if (finished) await platform.wakeOutbox();
  else await files.erase([piece.key]);
}

/** Erases ended archives, every night. Safe to run twice at once. */
export async function deleteEndedArchives(platform: Platform): Promise<Record<string, number>> {
  const { database, files, now } = platform;
  const ended = await listEndedArchives(database, now());
  for (const id of ended) {
    await files.eraseAll(archiveFolder(id));
    await deleteArchive(database, id);
  }
  return { ...(ended.length > 0 && { endedArchives: ended.length }) };
}
