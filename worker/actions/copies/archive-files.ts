import { archivePieceBytes } from "../../../domain/copies/business-archive.ts";
import type { ArchiveStep, CopiedFile } from "../../data/copies/archive-progress.ts";
import { type ArchiveWork, Growing } from "./archive-entries.ts";

type Copied = Omit<ArchiveStep, "next"> & {
  /** The next section, and its file until that is complete. */
  next: { section: number; copying?: CopiedFile };
};

/** Copies a piece of a large file. A file deleted meanwhile is left out of the archive. */
export async function copyFile(
  work: ArchiveWork,
  section: number,
  { key, name, size, modifiedAt, ...so }: CopiedFile,
): Promise<Copied> {
  const behind = { section: section + 1 };
  const range = { offset: so.bytes, length: Math.min(archivePieceBytes, size - so.bytes) };
  const content = await work.platform.files.read(key, range);
  if (!content) return { dropped: { section }, added: { missing: 1 }, next: behind };
  const growing = new Growing(section, so);
  growing.add(new Uint8Array(await new Response(content).arrayBuffer()));
  if (range.offset + range.length < size) {
    const { pieces, so: copied } = await growing.store(work);
    return { pieces, next: { section, copying: { key, name, size, modifiedAt, ...copied } } };
  }
  const { pieces, entry } = await growing.end(work, { name, modifiedAt });
  return { pieces, entries: [entry], added: { files: 1 }, next: behind };
}
