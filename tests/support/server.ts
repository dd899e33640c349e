import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildProduct } from "../../scripts/lib/build.ts";
import { startLocalServer } from "../../scripts/lib/local-server.ts";
import { openDoor } from "./door.ts";
import { runDistance } from "./run-distance.ts";

/** Serves the built product with a new, seeded state for the whole run of browser tests. */
export default async function serveForTests(): Promise<() => Promise<void>> {
  await buildProduct();
  const state = mkdtempSync(join(tmpdir(), "miran-state-"));
  const server = await startLocalServer({ state, distance: runDistance(), daysAhead: 0 });
  const door = await openDoor(server, state);
  process.env.MIRAN_URL = server.url;
  process.env.MIRAN_DOOR = door.url;
  process.env.MIRAN_MAIL = server.mailFolder;
  return async () => {
    await door.close();
    await server.stop();
    rmSync(state, { recursive: true, force: true });
  };
}
