import { type BackupFile, chunkBytes } from "../../../domain/copies/backups.ts";
import { concurrently } from "../../concurrently.ts";
import { noteCopied } from "../../data/copies/backup-files.ts";
import type { FileUnderWay, RestoreProgress } from "../../data/copies/restores.ts";
import { backupFile } from "../../files/backup-format.ts";
import { BrokenBackup, partsOf, readChunk, readLines, readPart } from "./backup-parts.ts";
import { chunksInStep, filesTogether } from "./files-together.ts";
import type { RestoreStep, RestoreWork } from "./restore-backup.ts";

type Progress = Extract<RestoreProgress, { phase: "files" }>;

/** Restores files of a part until the turn is over; each chunk's hash is checked in transit. */
export async function restoreFiles(
  work: RestoreWork,
  { part: place, line, upload }: Progress,
): Promise<RestoreStep> {
  const { turn, store, manifest } = work;
  const part = partsOf(manifest, "files")[place];
  if (!part) return { next: { phase: "conversations", part: 0 } };
  const lines = readLines(part, await readPart(store, manifest.name, part), backupFile);
  const files = lines.slice(line);
  let at = line;
  for (const together of filesTogether(files)) {
    if (at > line && turn.isOver()) return { next: { phase: "files", part: place, line: at } };
    const [first] = together;
    if (first && isLargeVideo(first)) {
      const rest = await restoreVideo(work, first, at === line ? upload : undefined);
      if (rest) return { next: { phase: "files", part: place, line: at, upload: rest } };
    } else {
      await concurrently(together, async (file) => {
        if (isVideo(file)) await restoreVideo(work, file);
        else await restoreWhole(work, file);
      });
    }
    await note(work, await concurrently(together, (file) => placedFile(work, file)));
    at += together.length;
  }
  return { next: { phase: "files", part: place + 1, line: 0 } };
}

/** A restored file, in its present state. */
async function placedFile({ platform }: RestoreWork, file: BackupFile) {
  const { key, size } = file;
  const stored = await platform.files.find(key);
  if (stored?.size !== size) throw new Error(`${key} was put back, and is not there as it was`);
  return { ...file, etag: stored.etag };
}

const note = (
  { platform: { database }, manifest, ours }: RestoreWork,
  files: readonly (BackupFile & { etag: string })[],
) =>
  noteCopied(
    database,
    { files, chunks: files.flatMap(({ chunks }) => chunks) },
    { backup: manifest.name, ours },
  );

/** Uploads in parts are restored in parts: the etag stays, and each step is short enough. */
const isVideo = ({ key, chunks }: BackupFile) => key.startsWith("videos/") && chunks.length > 0;

const isLargeVideo = (file: BackupFile) => isVideo(file) && file.size > chunkBytes;

async function restoreWhole(
  { platform: { files }, store }: RestoreWork,
  { key, size, contentType, notes, chunks }: BackupFile,
): Promise<void> {
  let broken: unknown;
  const left = [...chunks];
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = left.shift();
      if (next === undefined) return controller.close();
      try {
        controller.enqueue(await readChunk(store, next));
      } catch (error) {
        broken = error;
        throw error;
      }
    },
  });
  try {
    await files.put(key, { size, contentType, notes }, body);
  } catch (error) {
    throw broken ?? error;
  }
}

/** @returns the progress, if a step is too short */
async function restoreVideo(
  { platform: { videos, files }, turn, store }: RestoreWork,
  { key, size, contentType, chunks }: BackupFile,
  begun?: FileUnderWay,
): Promise<FileUnderWay | undefined> {
  // It was complete, but the step was not stored.
  if (begun && (await files.find(key))?.size === size) return undefined;
  const uploadId = begun?.uploadId ?? (await videos.begin(key, contentType));
  const parts = [...(begun?.parts ?? [])];
  const before = parts.length;
  const isCut = () => parts.length > before && turn.isOver();
  while (parts.length < chunks.length) {
    if (parts.length >= before + chunksInStep || isCut()) return { uploadId, parts };
    const bytes = await readChunk(store, chunks[parts.length] ?? "");
    const partNumber = parts.length + 1;
    const etag = await videos.putPart(
      { key, uploadId },
      { partNumber, size: bytes.length },
      streamOf(bytes),
    );
    parts.push({ partNumber, etag });
  }
  if (await videos.complete({ key, uploadId }, parts)) return undefined;
  throw new BrokenBackup(`The pieces of the file ${key} do not make it whole.`);
}

const streamOf = (bytes: Uint8Array<ArrayBuffer>) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
