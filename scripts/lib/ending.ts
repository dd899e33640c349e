let stop = async (): Promise<void> => {};
let ending = false;

async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  try {
    await stop();
  } finally {
    process.exit(0);
  }
}

/**
 * Runs `stopServing` and ends the process on a signal or the end of the parent process. Children of an unfinished
 * start end with it. A later call replaces an earlier one.
 */
export function whenAskedToEnd(stopServing: () => Promise<void>): void {
  stop = stopServing;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.off(signal, end);
    process.on(signal, end);
  }
  process.off("disconnect", end);
  process.on("disconnect", end);
  // The listener must not keep a finished command alive.
  process.channel?.unref();
}
