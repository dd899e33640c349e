import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

/**
 * @param {number} pid
 * @returns {boolean}
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {string | undefined} its output; undefined if it cannot run
 */
export function outputOf(command, args) {
  try {
    return execFileSync(command, args, {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return undefined;
  }
}

/**
 * @param {string} pid
 * @returns {{pid: number; parent: number; command: string} | undefined}
 */
function readProcFolder(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return { pid: Number(pid), parent, command };
  } catch {
    return undefined; // The process has just ended.
  }
}

/** @returns {{pid: number; parent: number; command: string}[]} */
export function listProcesses() {
  if (existsSync("/proc/self/stat")) {
    return readdirSync("/proc").flatMap((name) =>
      /^\d+$/.test(name) ? (readProcFolder(name) ?? []) : [],
    );
  }
  const listing = outputOf("ps", ["-A", "-o", "pid=,ppid=,args="]) ?? "";
  return listing.split("\n").flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), parent: Number(parent), command: command ?? "" }] : [];
  });
}

/** @returns {string} the ids of the parent process and, on Linux, of its parent */
function describeAncestors() {
  return `${process.ppid} ${readProcFolder(String(process.ppid))?.parent ?? ""}`;
}

/**
 * Calls `onGone` when npm has ended. npm's shell forwards no signals, so only a change of the ancestors shows it.
 * @param {() => void} onGone
 */
export function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return;
  const before = describeAncestors();
  const timer = setInterval(() => {
    if (describeAncestors() === before) return;
    clearInterval(timer);
    onGone();
  }, 500);
  timer.unref();
}

/** @param {{command: string}} entry */
const isWorkerd = (entry) => entry.command.includes("workerd serve");

/**
 * @param {number} parent
 * @returns {number[]} the workerd processes that it started
 */
export function listWorkerdOf(parent) {
  return listProcesses().flatMap((entry) =>
    entry.parent === parent && isWorkerd(entry) ? entry.pid : [],
  );
}

/**
 * Ends the workerd processes among these ids; a reused id of another program is left alone.
 * @param {number[]} pids
 * @returns {number} the number of ended processes
 */
export function endLeftWorkerd(pids) {
  const remaining = listProcesses().filter((entry) => pids.includes(entry.pid) && isWorkerd(entry));
  for (const { pid } of remaining) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It ended between the listing and the signal.
    }
  }
  // Its port is free only after its end.
  for (let tries = 0; tries < 50 && remaining.some(({ pid }) => isAlive(pid)); tries++) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  }
  return remaining.length;
}
