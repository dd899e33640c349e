import { accessSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAlive } from "../lib/processes.mjs";

/** A file system in memory, on Linux. */
const memory = "/dev/shm";
/** Several times the files of a whole run. A container has 64 MB unless told otherwise. */
const minFreeBytes = 2 * 1024 ** 3;

const nameOf = (pid: number | string) => `miran-test-${pid}-`;
const runName = new RegExp(`^${nameOf("(\\d+)")}`);

function hasRoom(place: string): boolean {
  try {
    accessSync(place, constants.W_OK);
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize >= minFreeBytes;
  } catch {
    return false;
  }
}

function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // A process that is just ending still writes into it: the next run removes it.
  }
}

/** A killed run leaves its folder, which occupies memory. */
function removeLeftFolders(place: string): void {
  for (const name of readdirSync(place)) {
    const pid = Number(runName.exec(name)?.[1]);
    if (pid && !isAlive(pid)) removeFolder(join(place, name));
  }
}

/**
 * Makes the folder for temporary files of this process and its children, until this process ends. In memory, because
 * on a disk each commit of SQLite waits for the hardware; on the disk where memory has no room for files.
 */
export function useScratchFolder(place = memory): string {
  const chosen = hasRoom(place) ? place : tmpdir();
  removeLeftFolders(chosen);
  const folder = mkdtempSync(join(chosen, nameOf(process.pid)));
  process.env.TMPDIR = folder;
  process.once("exit", () => removeFolder(folder));
  return folder;
}
