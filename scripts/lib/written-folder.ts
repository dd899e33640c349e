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

/** What a folder was written from, and a hash of each file by its path in it. */
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
    // Never written, or broken off.
    return undefined;
  }
}

/** Whether the folder holds what was last written into it, and from this source. */
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
 * Makes the folder hold these files and no other. Whoever reads them meanwhile sees each as it was or as it will be;
 * two that write need a lock.
 */
export function writeFolder(folder: string, record: string, { source, files }: Content): void {
  const there = hashFiles(folder);
  const hashes = Object.fromEntries(
    Object.entries(files).map(([path, content]) => [path, hashOf(content)]),
  );
  rmSync(record, { force: true });
  for (const path of Object.keys(there)) {
    if (!(path in files)) rmSync(join(folder, path), { force: true });
  }
  for (const [path, content] of Object.entries(files)) {
    if (there[path] !== hashes[path]) writeWhole(join(folder, path), content);
  }
  writeWhole(record, JSON.stringify({ source, files: hashes } satisfies Record));
}

/** A reader never sees half of it, and a killed writer leaves the file as it was. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
