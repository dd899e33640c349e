import { readFileSync } from "node:fs";
import { join } from "node:path";
import { demoDatabase } from "../../../demo/server/database.ts";
import { LiveObjects } from "../../../demo/server/live-objects.ts";
import { demoPlatform } from "../../../demo/server/platform.ts";
import { DemoRequests } from "../../../demo/server/requests.ts";
import { Sqlite } from "../../../demo/server/sqlite.ts";
import { listMigrations, migrationsFolder } from "../../../scripts/lib/migrations.ts";
import { starter } from "../../../scripts/library/starter.ts";
import { app } from "../../../worker/app.ts";
import type { Env } from "../../../worker/edge/cloudflare.ts";
import { liveObjects, socketFor } from "../../../worker/edge/live.ts";
import { httpRequests } from "../../../worker/edge/requests.ts";
import type { Platform } from "../../../worker/platform.ts";
import { bucketOf } from "./bucket.ts";
import { sql, starterLibrary } from "./sql.ts";
import { stubOf } from "./stub.ts";

/*
 * What tests of the Worker take from the runtime, made of the demo's platform: the same tests show that the
 * app answers alike over both.
 */

const library = await starterLibrary();
const trainerEmail = "trainer@miran.test";

interface Place {
  sqlite: Sqlite;
  objects: LiveObjects;
  platform: Platform;
}

let background: Promise<unknown>[] = [];
const follow = (work: Promise<unknown>) => void background.push(work.catch(() => {}));

function makePlace(): Place {
  const sqlite = new Sqlite(sql, library);
  const objects = new LiveObjects(
    {
      platform: () => place.platform,
      openSqlite: (content) => new Sqlite(sql, content),
      changed: () => {},
    },
    new Map(),
  );
  const demo = demoPlatform({
    origin: "https://miran.test",
    sqlite,
    sessionKey: crypto.getRandomValues(new Uint8Array(48)),
    objects,
    requests: new DemoRequests(() => {}),
    shelf: { files: new Map(), changed: () => {} },
    openSocket: async () => false,
    mailed: () => {},
    log: () => {},
  });
  // In the same object: what the demo does by itself in the background is waited for, too.
  const platform = Object.assign(demo, {
    environment: "development",
    trainerEmail,
    // These tests speak HTTP, and read an upgraded answer.
    requests: httpRequests,
    live: liveObjects(namespaces as unknown as Env),
    background: follow,
  } satisfies Partial<Platform>);
  return { sqlite, objects, platform };
}

const namespaces = {
  CONVERSATIONS: { getByName: (id: string) => stubOf(place.objects, "conversation", id) },
  INBOXES: { getByName: (id: string) => stubOf(place.objects, "inbox", id) },
};

let place = makePlace();

/** Everything begins anew, as each file of tests expects. */
export function beginAnew(): void {
  place.objects.close();
  place.sqlite.close();
  place = makePlace();
}

/** Until nothing is under way behind the answers. */
export async function endBackground(): Promise<void> {
  while (background.length > 0) {
    const all = background;
    background = [];
    await Promise.all(all);
  }
}

export const platformOf = (): Platform => place.platform;

const queriesOf = (name: string) =>
  readFileSync(join(migrationsFolder, name), "utf8").split("--> statement-breakpoint");

export const env = {
  get DB() {
    return { ...demoDatabase(place.sqlite), exec: async (text: string) => place.sqlite.exec(text) };
  },
  VIDEOS: bucketOf(() => place.platform),
  ...namespaces,
  MIGRATIONS: listMigrations().map((name) => ({ name, queries: queriesOf(name) })),
  TRAINER_EMAIL: trainerEmail,
  STARTER: JSON.stringify(starter),
};

export const exports = {
  default: {
    async fetch(request: Request) {
      const answer = await app.fetch(request, { platform: place.platform });
      return socketFor(request) ?? answer;
    },
  },
};
