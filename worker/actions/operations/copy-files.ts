import { type BackupFile, chunkBytes, chunkKey } from "../../../domain/operations/backups.ts";
import { archivesPrefix } from "../../../domain/operations/business-archive.ts";
import {
  type CatalogueEntry,
  lookUpFiles,
  missingChunks,
  noteChunk,
  noteCopiedFile,
  noteHeldFiles,
} from "../../data/operations/backup-files.ts";
import type { BackupProgress, BackupStep } from "../../data/operations/backups.ts";
import { sha256Of } from "../../files/sha256.ts";
import type { StoredFile } from "../../platform.ts";
import { putPart } from "./backup-parts.ts";
import type { BackupWork } from "./make-backup.ts";

type Progress = Extract<BackupProgress, { phase: "files" }>;
type Copying = NonNullable<Progress["copying"]>;

/** What one step copies before it is noted; of it one chunk at a time is in memory. */
const copiedInStep = { bytes: 60 * 1024 ** 2, files: 100 };

/**
 * Lists a page of the files: what the second store has is named, anything else is copied before. A page
 * with much to copy takes several steps, each of which knows what those before it have copied.
 */
export async function copyFiles(work: BackupWork, progress: Progress): Promise<BackupStep> {
  const { platform, store, backup } = work;
  const { after, part } = progress;
  const { found, more } = await platform.files.list(after === "" ? undefined : after);
  // A copy of the business passes in a day, and would be a copy of what is copied here.
  const kept = found.filter(({ key }) => !key.startsWith(archivesPrefix));
  const entries = await lookUpFiles(platform.database, kept);
  const missing = entries.find(({ copied }) => !copied);
  if (missing) return { next: await copyMissing(work, progress, entries) };
  const files = entries.flatMap(({ key, size, copied }): BackupFile[] => {
    if (!copied) return [];
    const { contentType, notes, chunks } = copied;
    return [{ key, size, contentType, notes, chunks }];
  });
  const last = found.at(-1);
  const next: BackupProgress =
    more && last
      ? { phase: "files", after: last.key, part: part + Number(files.length > 0) }
      : { phase: "end" };
  if (files.length === 0) return { next };
  await noteHeldFiles(platform.database, { keys: files.map(({ key }) => key), backup });
  const lines = files.map((file) => JSON.stringify(file));
  const written = await putPart(store, backup, { section: "files", place: part, lines });
  const fileBytes = files.reduce((sum, { size }) => sum + size, 0);
  return { part: written, added: { files: files.length, fileBytes }, next };
}

/** Copies files of a page, as much as a step may. */
async function copyMissing(
  work: BackupWork,
  { copying, ...page }: Progress,
  entries: readonly CatalogueEntry[],
): Promise<Progress> {
  let bytes = 0;
  let count = 0;
  for (const entry of entries) {
    if (entry.copied) continue;
    const begun = copying?.key === entry.key && copying.etag === entry.etag ? copying : undefined;
    const rest = await copyFile(work, entry, begun);
    if (rest) return { ...page, copying: rest };
    bytes += entry.size;
    count += 1;
    if (bytes >= copiedInStep.bytes || count >= copiedInStep.files) break;
  }
  return page;
}

/** @returns how far it came, where a step is not enough for it */
async function copyFile(
  work: BackupWork,
  { key, size, etag }: CatalogueEntry,
  begun: Copying | undefined,
): Promise<Copying | undefined> {
  const { platform, backup } = work;
  const chunks = [...(begun?.chunks ?? [])];
  const count = Math.ceil(size / chunkBytes);
  const most = chunks.length + copiedInStep.bytes / chunkBytes;
  while (chunks.length < count) {
    if (chunks.length >= most) return { key, etag, chunks };
    const offset = chunks.length * chunkBytes;
    const length = Math.min(chunkBytes, size - offset);
    const content = await platform.files.read(key, { offset, length });
    // It was erased since it was listed: the next listing does not have it.
    if (!content) return undefined;
    const bytes = new Uint8Array(await new Response(content as BodyInit).arrayBuffer());
    chunks.push(await copyChunk(work, bytes));
  }
  const file = await platform.files.find(key);
  if (!file || !isSame(file, { size, etag })) return undefined;
  const { contentType, notes } = file;
  await noteCopiedFile(platform.database, { key, size, etag, contentType, notes, chunks, backup });
  return undefined;
}

const isSame = (file: StoredFile, { size, etag }: Pick<StoredFile, "size" | "etag">) =>
  file.size === size && file.etag === etag;

async function copyChunk(
  { platform: { database }, store, backup }: BackupWork,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const sha256 = await sha256Of(bytes);
  const missing = await missingChunks(database, [sha256]);
  if (missing.has(sha256)) await store.put(chunkKey(sha256), bytes, sha256);
  await noteChunk(database, { sha256, backup });
  return sha256;
}
