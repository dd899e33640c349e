import { type BackupFile, chunkBytes } from "../../../domain/operations/backups.ts";
import { noteCopiedFile, noteHeldFiles } from "../../data/operations/backup-files.ts";
import type { FileUnderWay, RestoreProgress } from "../../data/operations/restores.ts";
import { backupFile } from "../../files/backup-format.ts";
import { BrokenBackup, partsOf, readChunk, readLines, readPart } from "./backup-parts.ts";
import type { RestoreStep, RestoreWork } from "./restore-backup.ts";

type Progress = Extract<RestoreProgress, { phase: "files" }>;

const restoredInStep = { bytes: 60 * 1024 ** 2, files: 100 };

/** Puts files of a part back, as many as a step may; each chunk's hash is looked at on its way. */
export async function restoreFiles(
  work: RestoreWork,
  { part: place, line, upload }: Progress,
): Promise<RestoreStep> {
  const { store, manifest } = work;
  const part = partsOf(manifest, "files")[place];
  if (!part) return { next: { phase: "conversations", part: 0 } };
  const files = readLines(part, await readPart(store, manifest.name, part), backupFile);
  let begun = upload;
  let bytes = 0;
  for (let at = line; at < files.length; at++) {
    const file = files[at];
    if (!file) continue;
    if (at > line && (bytes >= restoredInStep.bytes || at - line >= restoredInStep.files)) {
      return { next: { phase: "files", part: place, line: at } };
    }
    const rest = await restoreFile(work, file, begun);
    if (rest) return { next: { phase: "files", part: place, line: at, upload: rest } };
    begun = undefined;
    bytes += file.size;
  }
  return { next: { phase: "files", part: place + 1, line: 0 } };
}

/** @returns how far it came, where a step is not enough for it */
async function restoreFile(
  work: RestoreWork,
  file: BackupFile,
  begun: FileUnderWay | undefined,
): Promise<FileUnderWay | undefined> {
  const { platform, manifest } = work;
  const { key, size, contentType, notes, chunks } = file;
  if (isVideo(file)) {
    const rest = await restoreVideo(work, file, begun);
    if (rest) return rest;
  } else {
    await restoreWhole(work, file);
  }
  const stored = await platform.files.find(key);
  if (stored?.size !== size) throw new Error(`${key} was put back, and is not there as it was`);
  const { etag } = stored;
  const copy = { key, size, etag, contentType, notes, chunks, backup: manifest.name };
  await noteCopiedFile(platform.database, copy);
  await noteHeldFiles(platform.database, { keys: [key], backup: manifest.name });
  return undefined;
}

/** What was uploaded in parts is put back in parts: its etag stays, and no step is too short for it. */
const isVideo = ({ key, chunks }: BackupFile) => key.startsWith("videos/") && chunks.length > 0;

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

async function restoreVideo(
  { platform: { videos, files }, store }: RestoreWork,
  { key, size, contentType, chunks }: BackupFile,
  begun: FileUnderWay | undefined,
): Promise<FileUnderWay | undefined> {
  // It was whole, and cut off before that was noted.
  if (begun && (await files.find(key))?.size === size) return undefined;
  const uploadId = begun?.uploadId ?? (await videos.begin(key, contentType));
  const parts = [...(begun?.parts ?? [])];
  const most = parts.length + restoredInStep.bytes / chunkBytes;
  while (parts.length < chunks.length) {
    if (parts.length >= most) return { uploadId, parts };
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
