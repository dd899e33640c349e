import { join } from "node:path";
import { isHolding, readHolder, takeLock } from "./lock.mjs";
import { Refusal } from "./message.mjs";

/** @param {string} state */
export const stateLockFile = (state) => join(state, "lock");

/**
 * The port of the process that serves a state folder.
 * @param {string} state
 * @returns {number | undefined}
 */
export function servedPort(state) {
  const holder = readHolder(stateLockFile(state));
  return holder && isHolding(holder) ? holder.port : undefined;
}

/**
 * Locks a state folder for one process, because two would write the same SQLite files.
 * @param {string} state
 * @param {string} command
 * @returns {() => void} releases the lock
 */
export function lockState(state, command) {
  const lock = takeLock(stateLockFile(state), command);
  if ("holder" in lock) {
    throw new Refusal(
      `${state} is in use by "${lock.holder.command}" (process ${lock.holder.pid}). End it, or choose another folder: --state DIR`,
    );
  }
  if (lock.note) process.stderr.write(`${lock.note}\n`);
  return lock.release;
}
