import { z } from "zod";
import { type BackupPart, chunkBytes, chunkKey } from "../../../domain/operations/backups.ts";
import { backupFile, conversationLine } from "../../files/backup-format.ts";
import { BrokenBackup, readLines, readPart } from "./backup-parts.ts";
import type { RestoreWork } from "./restore-backup.ts";

/** What one step asks of the store or of conversations, far below the platform's bound. */
const askedInStep = 500;
const askedAtOnce = 20;

/**
 * Reads a part and looks whether all that it names is there, from one of its lines on.
 * @returns the line at which the next step goes on; undefined when the part is whole
 */
export async function checkPart(
  work: RestoreWork,
  part: BackupPart,
  from: number,
): Promise<number | undefined> {
  const lines = await readPart(work.store, work.manifest.name, part);
  const [section, table = ""] = part.name.split("/");
  if (section === "files") return checkFiles(work, part, { lines, from });
  if (section === "conversations") await checkConversations(work, part, lines);
  else checkRows(work, part, { table, lines });
  return undefined;
}

function checkRows(
  { manifest, tables }: RestoreWork,
  part: BackupPart,
  { table, lines }: { table: string; lines: readonly string[] },
): void {
  const columns = manifest.tables.find(({ name }) => name === table)?.columns;
  const isKnown = tables.some(({ name }) => name === table);
  if (!columns || !isKnown) throw new BrokenBackup(`There is no table for the part ${part.name}.`);
  readLines(part, lines, z.array(z.unknown()).length(columns.length));
}

async function checkConversations(
  { platform: { live }, manifest }: RestoreWork,
  part: BackupPart,
  lines: readonly string[],
): Promise<void> {
  const read = readLines(part, lines, conversationLine);
  const trainees = [...new Set(read.map(({ trainee }) => trainee))];
  await each(trainees, async (trainee) => {
    if (await live.isConversationFree(trainee, manifest.name)) return;
    throw new BrokenBackup(
      "This deployment is not empty: there are conversations. A backup is restored into a new one only.",
    );
  });
}

async function checkFiles(
  { store }: RestoreWork,
  part: BackupPart,
  { lines, from }: { lines: readonly string[]; from: number },
): Promise<number | undefined> {
  const files = readLines(part, lines, backupFile);
  let asked = 0;
  for (let at = from; at < files.length; at++) {
    const file = files[at];
    if (!file) continue;
    if (asked > 0 && asked + file.chunks.length > askedInStep) return at;
    asked += file.chunks.length;
    if (file.chunks.length !== Math.ceil(file.size / chunkBytes)) {
      throw new BrokenBackup(`The file ${file.key} is not whole in the backup.`);
    }
    await each(file.chunks, async (sha256) => {
      const chunk = await store.find(chunkKey(sha256));
      if (!chunk) throw new BrokenBackup(`A piece of the file ${file.key} is missing.`);
      if (chunk.sha256 !== undefined && chunk.sha256 !== sha256) {
        throw new BrokenBackup(`A piece of the file ${file.key} is not what was written.`);
      }
    });
  }
  return undefined;
}

async function each(values: readonly string[], act: (value: string) => Promise<void>) {
  for (let at = 0; at < values.length; at += askedAtOnce) {
    await Promise.all(values.slice(at, at + askedAtOnce).map(act));
  }
}
