import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { R2Bucket } from "@cloudflare/workers-types";
import {
  backupInstant,
  backupsPrefix,
  chunkKey,
  manifestKey,
  partKey,
} from "../../domain/copies/backups.ts";
import {
  type BackupManifest,
  backupFile,
  readBackupManifest,
} from "../../worker/files/backup-format.ts";
import { Refusal } from "./message.mjs";

/** Beside the state folder: what wipes the one leaves the other. */
export const backupsBeside = (state: string): string => join(dirname(state), "backups");

/*
 * A folder holds what the store of backups holds, under the same names: a copy of that store is such a
 * folder, and the other way round.
 */

/** The newest backup of a folder that came to its end. */
export function newestBackup(folder: string): string {
  const place = join(folder, backupsPrefix);
  const names = existsSync(place) ? readdirSync(place).sort().reverse() : [];
  const newest = names.find(
    (name) => backupInstant(name) !== undefined && existsSync(join(folder, manifestKey(name))),
  );
  if (newest === undefined) throw new Refusal(`${folder} holds no finished backup.`);
  return newest;
}

/** What a backup in a folder says of itself. */
export async function readManifestFile(folder: string, name: string): Promise<BackupManifest> {
  const file = join(folder, manifestKey(name));
  if (!existsSync(file))
    throw new Refusal(`${folder} holds no finished backup ${name}: it has no manifest.`);
  const manifest = await readBackupManifest(readFileSync(file, "utf8"));
  if ("problem" in manifest) throw new Refusal(`${manifest.problem} (${file})`);
  return manifest;
}

/** The keys of a backup in a store, its manifest last, by what its parts say. */
function keysOf(manifest: BackupManifest, textOf: (part: string) => string): string[] {
  const chunks = manifest.parts
    .filter(({ name }) => name.startsWith("files/"))
    .flatMap(({ name }) => textOf(name).split("\n").slice(0, -1))
    .flatMap((line) => backupFile.parse(JSON.parse(line)).chunks);
  const parts = manifest.parts.map(({ name }) => partKey(manifest.name, name));
  return [...new Set(chunks.map(chunkKey)), ...parts, manifestKey(manifest.name)];
}

/** Copies a backup out of a store into a folder; pieces of files that are there already are not copied again. */
export async function copyToFolder(store: R2Bucket, name: string, folder: string): Promise<void> {
  const read = async (key: string) => {
    const object = await store.get(key);
    if (!object) throw new Refusal(`${key} is missing in the store of backups.`);
    return Buffer.from(await object.arrayBuffer());
  };
  const manifest = await readBackupManifest((await read(manifestKey(name))).toString());
  if ("problem" in manifest) throw new Refusal(manifest.problem);
  const texts = new Map<string, string>();
  for (const part of manifest.parts.filter((each) => each.name.startsWith("files/"))) {
    texts.set(part.name, (await read(partKey(name, part.name))).toString());
  }
  for (const key of keysOf(manifest, (part) => texts.get(part) ?? "")) {
    const file = join(folder, key);
    if (key.startsWith(chunkKey("")) && existsSync(file) && statSync(file).size > 0) continue;
    mkdirSync(dirname(file), { recursive: true });
    // Written beside and then moved: half a file never has its name.
    writeFileSync(`${file}.part`, await read(key));
    renameSync(`${file}.part`, file);
  }
}

/** Copies a backup from a folder into a store, after looking at the hash of each piece. */
export async function copyFromFolder(
  folder: string,
  manifest: BackupManifest,
  store: R2Bucket,
): Promise<void> {
  const hashes = new Map(
    manifest.parts.map(({ name, sha256 }) => [partKey(manifest.name, name), sha256]),
  );
  const bytesOf = (key: string): Buffer => {
    const file = join(folder, key);
    if (!existsSync(file)) throw new Refusal(`The backup is not whole: ${file} is missing.`);
    const bytes = readFileSync(file);
    const expected = key.startsWith(chunkKey(""))
      ? key.slice(chunkKey("").length)
      : hashes.get(key);
    const found = createHash("sha256").update(bytes).digest("hex");
    if (expected !== undefined && expected !== found) {
      throw new Refusal(`The backup is broken: ${file} is not what was written, its hash differs.`);
    }
    return bytes;
  };
  const textOf = (part: string) => bytesOf(partKey(manifest.name, part)).toString();
  for (const key of keysOf(manifest, textOf)) {
    const bytes = bytesOf(key);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    await store.put(key, bytes, { sha256 });
  }
}
