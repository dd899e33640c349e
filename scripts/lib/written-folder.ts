import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";

export const hashOf = (content: string): string =>
  createHash("sha256").update(content).digest("hex");

/** The hash of a folder's source, and of each file by its path. */
interface Record {
  source: string;
  files: { [path: string]: string };
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll("\\", "/"));
}

const hashFiles = (folder: string): Record["files"] =>
  Object.fromEntries(
    listFiles(folder).map((path) => [path, hashOf(readFileSync(join(folder, path), "utf8"))]),
  );

function readRecord(record: string): Record | undefined {
  try {
    return JSON.parse(readFileSync(record, "utf8")) as Record;
  } catch {
    // Never written, or interrupted.
    return undefined;
  }
}

/** Whether the folder has the files last written into it, from this source. */
export function isWritten(folder: string, record: string, source: string): boolean {
  const last = readRecord(record);
  if (last?.source !== source) return false;
  const files = hashFiles(folder);
  const paths = new Set([...Object.keys(files), ...Object.keys(last.files)]);
  return [...paths].every((path) => files[path] === last.files[path]);
}

interface Content {
  source: string;
  /** Texts by their path in the folder. */
  files: { [path: string]: string };
}

/**
 * Writes these files into the folder and deletes all others. Concurrent readers see each file whole, before or
 * after; concurrent writers need a lock.
 */
export function writeFolder(folder: string, record: string, { source, files }: Content): void {
  const present = hashFiles(folder);
  const hashes = Object.fromEntries(
    Object.entries(files).map(([path, content]) => [path, hashOf(content)]),
  );
  rmSync(record, { force: true });
  for (const path of Object.keys(present)) {
    if (!(path in files)) rmSync(join(folder, path), { force: true });
  }
  for (const [path, content] of Object.entries(files)) {
    if (present[path] !== hashes[path]) writeWhole(join(folder, path), content);
  }
  writeWhole(record, JSON.stringify({ source, files: hashes } satisfies Record));
}

/** Writes a file at once: readers never see a part, and a killed writer leaves it unchanged. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
