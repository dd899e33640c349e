import { videoPartBytes } from "../libraries/video.ts";

/** The version of what a backup is written as; another one is not read. */
export const backupFormat = 1;

/**
 * Bytes of a file that are copied, hashed and stored as one; the last chunk may be shorter. As large as the
 * part of a video's upload, so that a video that was put together again has the etag of its row.
 */
export const chunkBytes = videoPartBytes;

/** How long a backup is kept, in milliseconds; the last good one stays whatever its age. */
const backupKeptMs = 30 * 86_400_000;

/** How old the last good backup may be before it is said, in milliseconds. */
export const backupLateMs = 36 * 3_600_000;

/** How far a restored conversation leaves behind whatever was said in it after the backup. */
export const numbersLeftOut = 10_000;

const namePattern = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/;

/**
 * The name of a backup that begins at an instant (UTC milliseconds): `2026-11-25T01-30-00.000Z`.
 * Names sort by time, and stand in a path of any system.
 */
export const backupName = (instant: number): string =>
  new Date(instant).toISOString().replaceAll(":", "-");

/** When a backup of that name began, UTC milliseconds; undefined if it is not a backup's name. */
export function backupInstant(name: string): number | undefined {
  if (!namePattern.test(name)) return undefined;
  const instant = Date.parse(name.replace(/T(\d\d)-(\d\d)-/, "T$1:$2:"));
  return Number.isNaN(instant) ? undefined : instant;
}

/** A part by its place below the backup's folder, and what it must be. */
export interface BackupPart {
  name: string;
  lines: number;
  bytes: number;
  /** In hexadecimal digits. */
  sha256: string;
}

/** A file in its store, and the chunks of which it is made, in their order. */
export interface BackupFile {
  key: string;
  size: number;
  contentType: string;
  notes: Record<string, string>;
  /** SHA-256 of each. */
  chunks: string[];
}

/** Where the backups lie in their store, and where what their files are made of. */
export const backupsPrefix = "backups/";
const chunksPrefix = "files/";

export const backupFolder = (name: string): string => `${backupsPrefix}${name}/`;

/** The last object of a backup: without it there is none. */
export const manifestKey = (name: string): string => `${backupFolder(name)}manifest.json`;
export const partKey = (name: string, part: string): string => `${backupFolder(name)}${part}`;
export const chunkKey = (sha256: string): string => `${chunksPrefix}${sha256}`;

/**
 * The name of a part, by the section it belongs to, its place and its hash: written twice, it never
 * is in the place of another.
 */
export const partName = (section: string, place: number, sha256: string): string =>
  `${section}/${String(place).padStart(5, "0")}-${sha256.slice(0, 16)}.jsonl`;

/** How the backups of a deployment stand. */
export const backupStandings = ["good", "late", "never"] as const;

/**
 * @param lastAt when the last good one began, UTC milliseconds; null where there is none
 */
export function backupStanding(
  lastAt: number | null,
  now: number,
): (typeof backupStandings)[number] {
  if (lastAt === null) return "never";
  return now - lastAt > backupLateMs ? "late" : "good";
}

/** Which backups are let go, of all there are by name; the newest good one never. */
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

/** A value as SQLite has it; bytes come from D1 as their numbers. */
export type CellValue = string | number | null | readonly number[] | ArrayBuffer;

/** One line of a part: a row's values in the order of its columns, bytes as `{"hex":"00ff"}`. */
export const cellsLine = (values: readonly CellValue[]): string =>
  JSON.stringify(values.map((value) => (isBytes(value) ? { hex: hexOf(value) } : value)));

const isBytes = (value: CellValue): value is readonly number[] | ArrayBuffer =>
  typeof value === "object" && value !== null;

/** Bytes in hexadecimal digits, two each. */
export function hexOf(bytes: readonly number[] | ArrayBuffer): string {
  const view = bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : bytes;
  return Array.from(view, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
