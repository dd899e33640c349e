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
 * Replaces the runtime's modules by the demo's platform, so that the same tests check the app on both platforms.
 */

const library = await starterLibrary();
const trainerEmail = "trainer@miran.test";

interface Deployment {
  sqlite: Sqlite;
  objects: LiveObjects;
  namespaces: ReturnType<typeof namespacesOf>;
  platform: Platform;
}

const namespacesOf = (objects: LiveObjects) => ({
  CONVERSATIONS: { getByName: (id: string) => stubOf(objects, "conversation", id) },
  INBOXES: { getByName: (id: string) => stubOf(objects, "inbox", id) },
});

let background: Promise<unknown>[] = [];
const follow = (work: Promise<unknown>) => void background.push(work.catch(() => {}));

/** Its parts know only each other, so that late work of one file cannot reach the deployment of the next. */
function makeDeployment(): Deployment {
  const sqlite = new Sqlite(sql, library);
  const objects = new LiveObjects(
    {
      platform: () => platform,
      openSqlite: (content) => new Sqlite(sql, content),
      changed: () => {},
    },
    new Map(),
  );
  const namespaces = namespacesOf(objects);
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
  // In the same object, so that tests also wait for the demo's own background work.
  const platform: Platform = Object.assign(demo, {
    environment: "development",
    trainerEmail,
    // These tests use HTTP and read upgraded answers.
    requests: httpRequests,
    live: liveObjects(namespaces as unknown as Env),
    background: follow,
  } satisfies Partial<Platform>);
  return { sqlite, objects, namespaces, platform };
}

let deployment = makeDeployment();

/** Replaces the deployment by a new one, for each file of tests. */
export function resetDeployment(): void {
  deployment.objects.close();
  deployment.sqlite.close();
  deployment = makeDeployment();
}

/** Waits for the background work of all answers. */
export async function endBackground(): Promise<void> {
  while (background.length > 0) {
    const all = background;
    background = [];
    await Promise.all(all);
  }
}

export const platformOf = (): Platform => deployment.platform;

const queriesOf = (name: string) =>
  readFileSync(join(migrationsFolder, name), "utf8").split("--> statement-breakpoint");

export const env = {
  get DB() {
    return {
      ...demoDatabase(deployment.sqlite),
      exec: async (text: string) => deployment.sqlite.exec(text),
    };
  },
  VIDEOS: bucketOf(() => deployment.platform),
  get CONVERSATIONS() {
    return deployment.namespaces.CONVERSATIONS;
  },
  get INBOXES() {
    return deployment.namespaces.INBOXES;
  },
  MIGRATIONS: listMigrations().map((name) => ({ name, queries: queriesOf(name) })),
  TRAINER_EMAIL: trainerEmail,
  STARTER: JSON.stringify(starter),
};

export const exports = {
  default: {
    async fetch(request: Request) {
      const answer = await app.fetch(request, { platform: deployment.platform });
      return socketFor(request) ?? answer;
    },
  },
};
