import { dirname, join } from "node:path";
import type { D1Database } from "@cloudflare/workers-types";
import {
  convertV4MiniflareOptions,
  Log,
  LogLevel,
  Miniflare,
  type V4WorkerOptions,
} from "miniflare";
import { builtWorkerOptions } from "../../../scripts/lib/built-worker.ts";
import { persistencePath } from "../../../scripts/lib/database.ts";
import { runDistance } from "../../support/run-distance.ts";
import { benchFolder } from "./state.ts";
import { buildWorker } from "./worker-build.ts";

export interface Filling {
  database: D1Database;
  /** What a path of the Worker answers, and the milliseconds that it took. */
  ask<Answer>(path: string): Promise<{ answer: Answer; took: number }>;
  stop(): Promise<void>;
}

/** @returns the file of the Worker that fills weeks */
export const buildFilling = () => buildWorker("inside/filling.ts", join(benchFolder, "inside"));

/** Runs that Worker over the database of a state folder. */
export async function startFilling(state: string, file: string): Promise<Filling> {
  const { compatibilityDate, d1Databases } = builtWorkerOptions();
  const worker = {
    name: "filling",
    compatibilityDate,
    d1Databases,
    bindings: { DISTANCE: String(runDistance()) },
    modulesRoot: dirname(file),
    modules: [{ type: "ESModule", path: file }],
  } as V4WorkerOptions;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      log: new Log(LogLevel.WARN),
      cf: false,
      resourcePersistencePath: persistencePath(state),
      workers: [worker],
    }),
  );
  const ask = async <Answer>(path: string) => {
    const start = performance.now();
    const response = await miniflare.dispatchFetch(`http://filling${path}`);
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    const answer = (await response.json()) as Answer;
    return { answer, took: performance.now() - start };
  };
  // It has started, and opened the database.
  await ask("/");
  const database = (await miniflare.getD1Database("DB")) as unknown as D1Database;
  return { database, ask, stop: () => miniflare.dispose() };
}
