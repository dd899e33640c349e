import { type BackupFile, chunkBytes, chunkKey } from "../../../domain/copies/backups.ts";
import { archivesPrefix } from "../../../domain/copies/business-archive.ts";
import { concurrently } from "../../concurrently.ts";
import {
  type CatalogueEntry,
  type Copied,
  lookUpFiles,
  missingChunks,
  noteCopied,
  noteHeldFiles,
} from "../../data/copies/backup-files.ts";
import type { BackupProgress, BackupStep } from "../../data/copies/backups.ts";
import { sha256Of } from "../../files/sha256.ts";
import type { StoredFile } from "../../platform/stores.ts";
import { putPart } from "./backup-parts.ts";
import { chunksInStep, filesTogether } from "./files-together.ts";
import type { BackupWork } from "./make-backup.ts";

type Progress = Extract<BackupProgress, { phase: "files" }>;
type Copying = NonNullable<Progress["copying"]>;
type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Lists a page of files: missing ones are copied to the second store first, then all are named. A page with
 * many copies takes several steps, each with the results of the earlier ones.
 */
export async function copyFiles(work: BackupWork, progress: Progress): Promise<BackupStep> {
  const { platform, store, backup, ours } = work;
  const { after, part } = progress;
  const { found, more } = await platform.files.list(after === "" ? undefined : after);
  // An archive of the business expires in a day, and repeats the data of this backup.
  const included = found.filter(({ key }) => !key.startsWith(archivesPrefix));
  const entries = await lookUpFiles(platform.database, included);
  const missing = entries.filter(({ copied }) => !copied);
  if (missing.length > 0) return { next: await copyMissing(work, progress, missing) };
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
  const keys = files.map(({ key }) => key);
  await noteHeldFiles(platform.database, keys, { backup, ours });
  const lines = files.map((file) => JSON.stringify(file));
  const written = await putPart(store, backup, { section: "files", place: part, lines });
  const fileBytes = files.reduce((sum, { size }) => sum + size, 0);
  return { parts: [written], added: { files: files.length, fileBytes }, next };
}

/** Copies files of a page, some small ones at a time or one large one, until the turn is over. */
async function copyMissing(
  work: BackupWork,
  { copying, ...page }: Progress,
  missing: readonly CatalogueEntry[],
): Promise<Progress> {
  for (const together of filesTogether(missing)) {
    const [first] = together;
    if (first && first.size > chunkBytes) {
      const begun = copying?.key === first.key && copying.etag === first.etag ? copying : undefined;
      const rest = await copyLarge(work, first, begun);
      if (rest) return { ...page, copying: rest };
    } else {
      await copySmall(work, together);
    }
    if (work.turn.isOver()) break;
  }
  return page;
}

/** Copies files of one chunk each; one changed since its listing waits for the next listing. */
async function copySmall(work: BackupWork, entries: readonly CatalogueEntry[]): Promise<void> {
  const read = await concurrently(entries, async (entry) => {
    const { key, size, etag } = entry;
    const file = await work.platform.files.open(key);
    if (!file || !isSame(file, entry)) {
      await file?.content.cancel();
      return [];
    }
    const bytes = await bytesIn(file.content);
    const { contentType, notes } = file;
    const chunks = bytes.length > 0 ? [await sha256Of(bytes)] : [];
    return [{ bytes, file: { key, size, etag, contentType, notes, chunks } }];
  });
  const files = read.flat();
  await putChunks(
    work,
    files.flatMap(({ bytes, file: { chunks } }) => chunks.map((sha256) => ({ sha256, bytes }))),
  );
  await note(work, {
    chunks: files.flatMap(({ file }) => file.chunks),
    files: files.map(({ file }) => file),
  });
}

/** @returns the progress, if a step is too short */
async function copyLarge(
  work: BackupWork,
  { key, size, etag }: CatalogueEntry,
  begun: Copying | undefined,
): Promise<Copying | undefined> {
  const { files } = work.platform;
  const chunks = [...(begun?.chunks ?? [])];
  const count = Math.ceil(size / chunkBytes);
  const before = chunks.length;
  const isCut = () => chunks.length > before && work.turn.isOver();
  while (chunks.length < count) {
    if (chunks.length >= before + chunksInStep || isCut()) return { key, etag, chunks };
    const offset = chunks.length * chunkBytes;
    const content = await files.read(key, { offset, length: Math.min(chunkBytes, size - offset) });
    // It was erased after its listing: the next one will not have it.
    if (!content) return undefined;
    const bytes = await bytesIn(content);
    const sha256 = await sha256Of(bytes);
    await putChunks(work, [{ sha256, bytes }]);
    await note(work, { chunks: [sha256], files: [] });
    chunks.push(sha256);
  }
  const file = await files.find(key);
  if (!file || !isSame(file, { size, etag })) return undefined;
  const { contentType, notes } = file;
  await note(work, { chunks: [], files: [{ key, size, etag, contentType, notes, chunks }] });
  return undefined;
}

const isSame = (file: StoredFile, { size, etag }: Pick<StoredFile, "size" | "etag">) =>
  file.size === size && file.etag === etag;

const bytesIn = async (content: ReadableStream<Uint8Array>): Promise<Bytes> =>
  new Uint8Array(await new Response(content as BodyInit).arrayBuffer());

/** Writes missing chunks to the second store, each once. */
async function putChunks(
  { platform: { database }, store }: BackupWork,
  chunks: readonly { sha256: string; bytes: Bytes }[],
): Promise<void> {
  const bytesOf = new Map(chunks.map(({ sha256, bytes }) => [sha256, bytes]));
  const missing = await missingChunks(database, [...bytesOf.keys()]);
  await concurrently([...missing], async (sha256) => {
    const bytes = bytesOf.get(sha256);
    if (bytes) await store.put(chunkKey(sha256), bytes, sha256);
  });
}

const note = ({ platform, backup, ours }: BackupWork, copied: Copied) =>
  noteCopied(platform.database, copied, { backup, ours });
