import { videoPartBytes } from "../libraries/video.ts";

/** The version of the backup's format; other versions are not read. */
export const backupFormat = 1;

/**
 * Size of a chunk in bytes: files are copied, hashed and stored in chunks, of which the last may be shorter. It equals
 * a part of a video's upload, so that a restored video has the etag of its row.
 */
export const chunkBytes = videoPartBytes;

/** Time in milliseconds for which a backup is stored; the last good one stays at any age. */
const backupKeptMs = 30 * 86_400_000;

/** Age in milliseconds from which the last good backup is reported as late. */
export const backupLateMs = 36 * 3_600_000;

/** Message numbers that a restored conversation skips, more than were used since the backup. */
export const numbersLeftOut = 10_000;

const namePattern = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/;

/**
 * The name of a backup by its start (UTC milliseconds): `2026-11-25T01-30-00.000Z`. Names sort by time and are valid
 * in any file system.
 */
export const backupName = (instant: number): string =>
  new Date(instant).toISOString().replaceAll(":", "-");

/** The start of a backup by its name, UTC milliseconds; undefined for another name. */
export function backupInstant(name: string): number | undefined {
  if (!namePattern.test(name)) return undefined;
  const instant = Date.parse(name.replace(/T(\d\d)-(\d\d)-/, "T$1:$2:"));
  return Number.isNaN(instant) ? undefined : instant;
}

/** A part in the backup's folder, with its expected size and hash. */
export interface BackupPart {
  name: string;
  lines: number;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/** A file of a store, with its chunks in order. */
export interface BackupFile {
  key: string;
  size: number;
  contentType: string;
  notes: Record<string, string>;
  /** The SHA-256 of each chunk. */
  chunks: string[];
}

/** The store's prefixes of backups and of chunks. */
export const backupsPrefix = "backups/";
const chunksPrefix = "files/";

export const backupFolder = (name: string): string => `${backupsPrefix}${name}/`;

/** The last object of a backup; without it the backup is incomplete. */
export const manifestKey = (name: string): string => `${backupFolder(name)}manifest.json`;
export const partKey = (name: string, part: string): string => `${backupFolder(name)}${part}`;
export const chunkKey = (sha256: string): string => `${chunksPrefix}${sha256}`;

/** The name of a part, by its section, place and hash, so that a repeated write never replaces another part. */
export const partName = (section: string, place: number, sha256: string): string =>
  `${section}/${String(place).padStart(5, "0")}-${sha256.slice(0, 16)}.jsonl`;

/** The state of a deployment's backups. */
export const backupStandings = ["good", "late", "never"] as const;

/** @param lastAt the start of the last good backup, UTC milliseconds; null without one */
export function backupStanding(
  lastAt: number | null,
  now: number,
): (typeof backupStandings)[number] {
  if (lastAt === null) return "never";
  return now - lastAt > backupLateMs ? "late" : "good";
}

/** The backups to delete, by name; never the newest good one. */
export function expiredBackups(
  names: readonly string[],
  lastGood: string | undefined,
  now: number,
): string[] {
  return names.filter((name) => {
    const instant = backupInstant(name);
    return instant !== undefined && instant < now - backupKeptMs && name !== lastGood;
  });
}

/** A value of SQLite; D1 returns bytes as an array of numbers. */
export type CellValue = string | number | null | readonly number[] | ArrayBuffer;

/** A line of a part: a row's values in the order of its columns, bytes as `{"hex":"00ff"}`. */
export const cellsLine = (values: readonly CellValue[]): string =>
  JSON.stringify(values.map((value) => (isBytes(value) ? { hex: hexOf(value) } : value)));

const isBytes = (value: CellValue): value is readonly number[] | ArrayBuffer =>
  typeof value === "object" && value !== null;

/** Bytes as hexadecimal digits, two each. */
export function hexOf(bytes: readonly number[] | ArrayBuffer): string {
  const view = bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : bytes;
  return Array.from(view, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
