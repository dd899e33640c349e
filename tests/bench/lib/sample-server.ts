import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type LocalServer, startLocalServer } from "../../../scripts/lib/local-server.ts";
import { runDistance } from "../../support/run-distance.ts";
import type { BenchRun } from "./bench-run.ts";
import { benchFolder, benchState, fingerprintOf, sampleDay, smallestState } from "./state.ts";

/** Served to a browser as `npm start` serves it, over the sample data of this day. */
export async function startSampleServer({ judges }: BenchRun): Promise<LocalServer> {
  const state = judges ? sampleFolder() : (await benchState(smallestState)).folder;
  const server = await startLocalServer({ state, distance: runDistance() });
  if (judges) writeFileSync(join(state, markOfToday()), "");
  return server;
}

/** One that holds another day, or what another version wrote, begins anew. */
function sampleFolder(): string {
  const folder = join(benchFolder, "sample");
  if (!existsSync(join(folder, markOfToday()))) rmSync(folder, { recursive: true, force: true });
  return folder;
}

const markOfToday = () => `${sampleDay()}-${fingerprintOf()}`;
