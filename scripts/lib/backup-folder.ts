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

/** The folder of backups beside a state folder, so that deleting one leaves the other. */
export const backupsBeside = (state: string): string => join(dirname(state), "backups");

/*
 * A folder of backups has the same files and names as the store of backups. Each can be copied to the other.
 */

/** The newest finished backup of a folder. */
export function newestBackup(folder: string): string {
  const path = join(folder, backupsPrefix);
  const names = existsSync(path) ? readdirSync(path).sort().reverse() : [];
  const newest = names.find(
    (name) => backupInstant(name) !== undefined && existsSync(join(folder, manifestKey(name))),
  );
  if (newest === undefined) throw new Refusal(`${folder} has no finished backup.`);
  return newest;
}

/** The manifest of a backup in a folder. */
export async function readManifestFile(folder: string, name: string): Promise<BackupManifest> {
  const file = join(folder, manifestKey(name));
  if (!existsSync(file))
    throw new Refusal(`${folder} has no finished backup ${name}: the manifest is missing.`);
  const manifest = await readBackupManifest(readFileSync(file, "utf8"));
  if ("problem" in manifest) throw new Refusal(`${manifest.problem} (${file})`);
  return manifest;
}

/** The keys of a backup in a store, from its manifest and parts; the manifest is last. */
function keysOf(manifest: BackupManifest, textOf: (part: string) => string): string[] {
  const chunks = manifest.parts
    .filter(({ name }) => name.startsWith("files/"))
    .flatMap(({ name }) => textOf(name).split("\n").slice(0, -1))
    .flatMap((line) => backupFile.parse(JSON.parse(line)).chunks);
  const parts = manifest.parts.map(({ name }) => partKey(manifest.name, name));
  return [...new Set(chunks.map(chunkKey)), ...parts, manifestKey(manifest.name)];
}

/** Copies a backup from a store into a folder, without chunks that are there already. */
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
    // Renamed once it is whole, so that no partial file has the name.
    writeFileSync(`${file}.part`, await read(key));
    renameSync(`${file}.part`, file);
  }
}

/** Copies a backup from a folder into a store, and checks the hash of each part and chunk. */
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
    if (!existsSync(file)) throw new Refusal(`The backup is incomplete: ${file} is missing.`);
    const bytes = readFileSync(file);
    const expected = key.startsWith(chunkKey(""))
      ? key.slice(chunkKey("").length)
      : hashes.get(key);
    const found = createHash("sha256").update(bytes).digest("hex");
    if (expected !== undefined && expected !== found) {
      throw new Refusal(`The backup is broken: the hash of ${file} differs.`);
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
