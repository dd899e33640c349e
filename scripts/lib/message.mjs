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

/**
 * Runs a command's main function; a `Refusal` ends the process with its message and exit code.
 * @param {() => Promise<void>} main
 */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(error.exitCode);
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
