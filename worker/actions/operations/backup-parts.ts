import type { z } from "zod";
import {
  type BackupPart,
  chunkKey,
  manifestKey,
  partKey,
  partName,
} from "../../../domain/operations/backups.ts";
import { type BackupManifest, readBackupManifest } from "../../files/backup-format.ts";
import { bytesOf, sha256Of } from "../../files/sha256.ts";
import type { Backups } from "../../platform.ts";

/** Lines of one part; a part is a page and never grows beyond it. */
export const partLines = 1000;

/** Why a backup cannot be used, in plain words. */
export class BrokenBackup extends Error {}

/** Writes a part of a backup under its own hash. */
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

/** The lines of a part, which is exactly what its manifest says. */
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

/** What a backup says of itself. */
export async function readManifest(store: Backups, backup: string): Promise<BackupManifest> {
  const bytes = await store.read(manifestKey(backup));
  if (!bytes) {
    throw new BrokenBackup(`There is no finished backup ${backup}: it has no manifest.`);
  }
  const manifest = readBackupManifest(new TextDecoder().decode(bytes));
  if ("problem" in manifest) throw new BrokenBackup(manifest.problem);
  return manifest;
}

/** The parts of a section, in the order in which they were written. */
export const partsOf = ({ parts }: Pick<BackupManifest, "parts">, section: string): BackupPart[] =>
  parts
    .filter(({ name }) => name.startsWith(`${section}/`))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

/** Lines of a part as what they are; its hash was right, so what is something else was written wrongly. */
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

/** A chunk of a file, which is exactly what its name says. */
export async function readChunk(store: Backups, sha256: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await store.read(chunkKey(sha256));
  if (!bytes) throw new BrokenBackup(`A piece of a file is missing: ${sha256}.`);
  if ((await sha256Of(bytes)) !== sha256) {
    throw new BrokenBackup(`A piece of a file is not what was written: ${sha256}.`);
  }
  return bytes;
}
