import type { z } from "zod";
import {
  type BackupPart,
  chunkKey,
  manifestKey,
  partKey,
  partName,
} from "../../../domain/copies/backups.ts";
import { type BackupManifest, readBackupManifest } from "../../files/backup-format.ts";
import { bytesOf, sha256Of } from "../../files/sha256.ts";
import type { Backups } from "../../platform/stores.ts";

/** Maximum lines of one part, which is one page. */
export const partLines = 1000;

/** The reason why a backup is unusable, in plain words. */
export class BrokenBackup extends Error {}

/** Writes a part of a backup under its hash. */
export async function putPart(
  store: Backups,
  backup: string,
  { section, place, lines }: { section: string; place: number; lines: readonly string[] },
): Promise<BackupPart> {
  const bytes = bytesOf(`${lines.join("\n")}\n`);
  const sha256 = await sha256Of(bytes);
  const name = partName(section, place, sha256);
  await store.put(partKey(backup, name), bytes, sha256);
  return { name, lines: lines.length, bytes: bytes.length, sha256 };
}

/** The lines of a part, proved by the manifest's hash. */
export async function readPart(
  store: Backups,
  backup: string,
  part: BackupPart,
): Promise<string[]> {
  const bytes = await store.read(partKey(backup, part.name));
  if (!bytes) throw new BrokenBackup(`The part ${part.name} is missing.`);
  if ((await sha256Of(bytes)) !== part.sha256) {
    throw new BrokenBackup(`The part ${part.name} is not what was written: its hash differs.`);
  }
  const lines = new TextDecoder().decode(bytes).split("\n").slice(0, -1);
  if (lines.length !== part.lines) throw new BrokenBackup(`The part ${part.name} is cut off.`);
  return lines;
}

/** Maximum parts to read ahead of the writes of rows, and their bytes. */
const maxAhead = { parts: 6, bytes: 8 * 1024 ** 2 };

/** Reads the parts of a section in order, some of them ahead. */
export class PartReader {
  readonly #store: Backups;
  readonly #backup: string;
  readonly #ahead = new Map<string, Promise<string[]>>();

  constructor(store: Backups, backup: string) {
    this.#store = store;
    this.#backup = backup;
  }

  /** @param parts the parts of one section, with the one to read */
  read(parts: readonly BackupPart[], place: number): Promise<string[]> {
    let bytes = 0;
    for (const part of parts.slice(place, place + maxAhead.parts)) {
      bytes += part.bytes;
      if (part !== parts[place] && bytes > maxAhead.bytes) break;
      this.#begin(part);
    }
    const { name } = parts[place] as BackupPart;
    const lines = this.#ahead.get(name) as Promise<string[]>;
    this.#ahead.delete(name);
    return lines;
  }

  #begin(part: BackupPart): void {
    if (this.#ahead.has(part.name)) return;
    const lines = readPart(this.#store, this.#backup, part);
    // The reader of this part gets the error.
    lines.catch(() => {});
    this.#ahead.set(part.name, lines);
  }
}

/** The manifest of a backup. */
export async function readManifest(store: Backups, backup: string): Promise<BackupManifest> {
  const bytes = await store.read(manifestKey(backup));
  if (!bytes) {
    throw new BrokenBackup(`There is no finished backup ${backup}: it has no manifest.`);
  }
  const manifest = await readBackupManifest(new TextDecoder().decode(bytes));
  if ("problem" in manifest) throw new BrokenBackup(manifest.problem);
  return manifest;
}

/** The parts of a section, in the order of writing. */
export const partsOf = ({ parts }: Pick<BackupManifest, "parts">, section: string): BackupPart[] =>
  parts
    .filter(({ name }) => name.startsWith(`${section}/`))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

/** Parses the lines of a part. Their hash was right, so an invalid line was written wrongly. */
export function readLines<Value>(
  part: BackupPart,
  lines: readonly string[],
  shape: z.ZodType<Value>,
): Value[] {
  return lines.map((line) => {
    const read = shape.safeParse(parseJson(line));
    if (!read.success) throw new BrokenBackup(`A line of the part ${part.name} cannot be read.`);
    return read.data;
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A chunk of a file, proved by the hash in its name. */
export async function readChunk(store: Backups, sha256: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await store.read(chunkKey(sha256));
  if (!bytes) throw new BrokenBackup(`A piece of a file is missing: ${sha256}.`);
  if ((await sha256Of(bytes)) !== sha256) {
    throw new BrokenBackup(`A piece of a file is not what was written: ${sha256}.`);
  }
  return bytes;
}
