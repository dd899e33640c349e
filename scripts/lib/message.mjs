/** A failure with a complete message for the person at the terminal, printed without a stack. */
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
 * The message of an expected failure; undefined for an unexpected one.
 * @param {unknown} error
 * @returns {Refusal | undefined}
 */
function refusalFor(error) {
  if (error instanceof Refusal) return error;
  if (!(error instanceof Error)) return undefined;
  if (fullDisk.test(error.message)) {
    return new Refusal("The disk is full: free some space and run this again.");
  }
  return refusalFor(error.cause);
}

/**
 * Runs a command's main function; an expected failure prints its message and ends the process.
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
