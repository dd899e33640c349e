import { z } from "zod";
import { type BackupPart, chunkBytes, chunkKey } from "../../../domain/copies/backups.ts";
import { partsWithin } from "../../../domain/schedules/applied-schedules.ts";
import { concurrently } from "../../concurrently.ts";
import { backupFile, conversationLine } from "../../files/backup-format.ts";
import { BrokenBackup, readLines, readPart } from "./backup-parts.ts";
import type { RestoreWork } from "./restore-backup.ts";

/** Maximum bytes and number of parts to read at once. */
const maxTogether = { bytes: 16 * 1024 ** 2, parts: 24 };
/** Chunks to check between two looks at the clock. */
const piecesTogether = 48;

/** A line of a part, by its place in the manifest. */
interface Place {
  part: number;
  line: number;
}

/**
 * Checks parts from a line on, until the turn is over. It reads several parts of rows at once, or one part of
 * files or conversations with their objects.
 * @returns the place to continue from; undefined after the last part
 */
export async function checkParts(work: RestoreWork, { part, line }: Place) {
  const { store, turn, manifest } = work;
  const first = manifest.parts[part];
  if (!first) return undefined;
  const goesOn = () => !turn.isOver();
  if (isOfRows(first)) {
    const following = manifest.parts.slice(part, part + maxTogether.parts);
    const end = following.findIndex((each) => !isOfRows(each));
    const ofRows = end === -1 ? following : following.slice(0, end);
    const [together = []] = partsWithin(ofRows, ({ bytes }) => bytes, maxTogether.bytes);
    const checked = await concurrently(together, (each) => checkRows(work, each), goesOn);
    return { part: part + checked.length, line: 0 };
  }
  const lines = await readPart(store, manifest.name, first);
  const check = first.name.startsWith("files/") ? checkFiles : checkConversations;
  const nextLine = await check(work, first, { lines, from: line });
  return nextLine === undefined ? { part: part + 1, line: 0 } : { part, line: nextLine };
}

const isOfRows = ({ name }: BackupPart) => name.startsWith("tables/");

async function checkRows(
  { store, manifest, tables }: RestoreWork,
  part: BackupPart,
): Promise<void> {
  const lines = await readPart(store, manifest.name, part);
  const [, table = ""] = part.name.split("/");
  const columns = manifest.tables.find(({ name }) => name === table)?.columns;
  const isKnown = tables.some(({ name }) => name === table);
  if (!columns || !isKnown) throw new BrokenBackup(`There is no table for the part ${part.name}.`);
  readLines(part, lines, z.array(z.unknown()).length(columns.length));
}

interface Lines {
  lines: readonly string[];
  from: number;
}

/** @returns the index of the next conversation to check */
async function checkConversations(
  { platform: { live }, turn, manifest }: RestoreWork,
  part: BackupPart,
  { lines, from }: Lines,
): Promise<number | undefined> {
  const read = readLines(part, lines, conversationLine);
  const trainees = [...new Set(read.map(({ trainee }) => trainee))];
  const asked = await concurrently(
    trainees.slice(from),
    async (trainee) => {
      if (await live.isConversationFree(trainee, manifest.name)) return;
      throw new BrokenBackup(
        "This deployment is not empty: there are conversations. A backup is restored into a new one only.",
      );
    },
    () => !turn.isOver(),
  );
  const nextIndex = from + asked.length;
  return nextIndex < trainees.length ? nextIndex : undefined;
}

/** @returns the next line to check */
async function checkFiles(
  { store, turn }: RestoreWork,
  part: BackupPart,
  { lines, from }: Lines,
): Promise<number | undefined> {
  const files = readLines(part, lines, backupFile).slice(from);
  let at = from;
  for (const together of partsWithin(files, ({ chunks }) => chunks.length, piecesTogether)) {
    if (at > from && turn.isOver()) return at;
    for (const { key, size, chunks } of together) {
      if (chunks.length === Math.ceil(size / chunkBytes)) continue;
      throw new BrokenBackup(`The file ${key} is not whole in the backup.`);
    }
    const pieces = together.flatMap(({ key, chunks }) => chunks.map((sha256) => ({ key, sha256 })));
    await concurrently(pieces, async ({ key, sha256 }) => {
      const chunk = await store.find(chunkKey(sha256));
      if (!chunk) throw new BrokenBackup(`A piece of the file ${key} is missing.`);
      if (chunk.sha256 !== undefined && chunk.sha256 !== sha256) {
        throw new BrokenBackup(`A piece of the file ${key} is not what was written.`);
      }
    });
    at += together.length;
  }
  return undefined;
}
