/** A failure whose message is the whole story for the person at the terminal: printed without a stack. */
export class Refusal extends Error {
  /**
   * @param {string} message
   * @param {number} [exitCode]
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

const fullDisk = /ENOSPC|SQLITE_FULL|disk is full|no space left on device/i;

/**
 * What a failure means to the person at the terminal; undefined for what nobody foresaw.
 * @param {unknown} error
 * @returns {Refusal | undefined}
 */
function refusalFor(error) {
  if (error instanceof Refusal) return error;
  if (!(error instanceof Error)) return undefined;
  if (fullDisk.test(error.message)) {
    return new Refusal("The disk is full: make room on it, and start this again.");
  }
  return refusalFor(error.cause);
}

/**
 * Runs a command's main function; what can be told in a sentence ends the process with it.
 * @param {() => Promise<void>} main
 */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    const refusal = refusalFor(error);
    if (!refusal) throw error;
    process.stderr.write(`${refusal.message}\n`);
    process.exit(refusal.exitCode);
  }
}

/** @param {string} line */
export function warn(line) {
  process.stderr.write(`${line}\n`);
}

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}
