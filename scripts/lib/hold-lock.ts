import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "./install.mjs";
import { takeLock } from "./lock.mjs";

/** Runs work under a lock of this checkout; a second command waits for the first. */
export async function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const release = await holdLock(name);
  try {
    return await work();
  } finally {
    release();
  }
}

async function holdLock(name: string): Promise<() => void> {
  for (;;) {
    const lock = takeLock(join(root, `.wrangler/${name}-lock`), name);
    if ("release" in lock) return lock.release;
    await wait(200);
  }
}
