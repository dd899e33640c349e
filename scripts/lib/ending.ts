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
 * Runs `stopServing` and ends the process when the person, the system or the parent process asks
 * it to; children of a half-done start end with the process. A later call replaces an earlier one.
 */
export function whenAskedToEnd(stopServing: () => Promise<void>): void {
  stop = stopServing;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.off(signal, end);
    process.on(signal, end);
  }
  process.off("disconnect", end);
  process.on("disconnect", end);
  // Listening to the parent must not keep a finished command from ending.
  process.channel?.unref();
}
