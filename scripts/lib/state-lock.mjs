import { join } from "node:path";
import { isHolding, readHolder, takeLock } from "./lock.mjs";
import { Refusal } from "./message.mjs";

/** @param {string} state */
export const stateLockFile = (state) => join(state, "lock");

/**
 * The port on which a state folder is served just now.
 * @param {string} state
 * @returns {number | undefined}
 */
export function servedPort(state) {
  const holder = readHolder(stateLockFile(state));
  return holder && isHolding(holder) ? holder.port : undefined;
}

/**
 * One process at a time may open a state folder: two would write the same SQLite files.
 * @param {string} state
 * @param {string} command
 * @returns {() => void} gives it back
 */
export function lockState(state, command) {
  const lock = takeLock(stateLockFile(state), command);
  if ("holder" in lock) {
    throw new Refusal(
      `${state} is in use by "${lock.holder.command}" (process ${lock.holder.pid}). End that one, or choose another folder: --state DIR`,
    );
  }
  if (lock.note) process.stderr.write(`${lock.note}\n`);
  return lock.release;
}
