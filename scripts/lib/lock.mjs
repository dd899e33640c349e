import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { Refusal } from "./message.mjs";
import { endLeftWorkerd, isAlive, listProcesses } from "./processes.mjs";

/**
 * The content of a lock file: the holding process, its workerd processes, and its port if it serves. The next
 * holder ends the workerd processes of a killed one.
 * @typedef {{pid: number; command: string; workerd: number[]; port?: number}} Holder
 */

/**
 * @param {string} file
 * @returns {Holder | undefined}
 */
export function readHolder(file) {
  try {
    const holder = JSON.parse(readFileSync(file, "utf8"));
    if (typeof holder.pid === "number") return { command: "", workerd: [], ...holder };
  } catch {
    // A partial or missing file is no lock.
  }
  return undefined;
}

/** @param {Holder} holder */
export function isHolding(holder) {
  if (!isAlive(holder.pid)) return false;
  if (holder.pid === process.pid) return true;
  const found = listProcesses().find((entry) => entry.pid === holder.pid);
  // After a reboot the process id may belong to any program.
  return (
    found === undefined || found.command.includes("scripts/") || found.command.includes("node")
  );
}

/**
 * @param {string} file
 * @param {string} command
 * @returns {boolean} false if it is held
 */
function tryTaking(file, command) {
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid, command, workerd: [] }), { flag: "wx" });
    return true;
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === "EEXIST") return false;
    throw new Refusal(`Cannot write ${file}: ${message}`);
  }
}

/**
 * Takes the lock, or returns its holder. A dead process's lock is taken over, with a note.
 * @param {string} file
 * @param {string} command
 * @returns {{holder: Holder} | {release: () => void; note?: string}}
 */
export function takeLock(file, command) {
  try {
    mkdirSync(dirname(file), { recursive: true });
  } catch (error) {
    throw new Refusal(`Cannot write to ${dirname(file)}: ${/** @type {Error} */ (error).message}`);
  }
  const release = () => {
    if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
  };
  if (tryTaking(file, command)) return { release };
  const holder = readHolder(file);
  if (holder && isHolding(holder)) return { holder };
  const ended = endLeftWorkerd(holder?.workerd ?? []);
  rmSync(file, { force: true });
  if (!tryTaking(file, command)) {
    const other = readHolder(file);
    if (other) return { holder: other };
    throw new Refusal(`Cannot take the lock ${file}.`);
  }
  const note = `Took over the lock of the ended process ${holder?.pid ?? "?"}${ended ? `, and ended its workerd` : ""}.`;
  return { release, note };
}

/**
 * Adds its holder's workerd processes and port to a lock.
 * @param {string} file
 * @param {Pick<Holder, "workerd" | "port">} serving
 */
export function noteServing(file, serving) {
  const holder = readHolder(file);
  if (holder) writeFileSync(file, JSON.stringify({ ...holder, ...serving }));
}
