import { liveAccessSeconds } from "../../domain/conversations/live.ts";
import { version } from "../../package.json";
import { sampleTrainer } from "../../scripts/seed/accounts.ts";
import { drainByItself } from "../../worker/actions/plumbing/drain-outbox.ts";
import { liveObjects } from "../../worker/edge/live.ts";
import type { ObjectBindings } from "../../worker/edge/objects.ts";
import { timer } from "../../worker/edge/timer.ts";
import type { Live } from "../../worker/platform/live.ts";
import type { MailMessage, Platform } from "../../worker/platform.ts";
import { demoDatabase } from "./database.ts";
import { demoFiles, demoVideos, type FileShelf } from "./files.ts";
import type { LiveObjects } from "./live-objects.ts";
import { demoPasswords } from "./passwords.ts";
import type { DemoRequests } from "./requests.ts";
import type { Sqlite } from "./sqlite.ts";

interface Parts {
  origin: string;
  sqlite: Sqlite;
  sessionKey: Uint8Array;
  objects: LiveObjects;
  requests: DemoRequests;
  shelf: FileShelf;
  openSocket: Live["openSocket"];
  /** Called with a mail that the product would have sent. */
  mailed(message: MailMessage): void;
  log: Platform["log"];
}

/** The app's platform in a browser; nothing leaves this device. */
export function demoPlatform(parts: Parts): Platform {
  const { origin, sqlite, sessionKey, objects, requests, shelf, openSocket, mailed, log } = parts;
  const namespaces = {
    CONVERSATIONS: { getByName: objects.conversation },
    INBOXES: { getByName: objects.inbox },
  } as unknown as ObjectBindings;
  const platform: Platform = {
    environment: "production",
    version,
    origin,
    trainerEmail: sampleTrainer.email,
    transportSecurity: "host",
    now: () => Date.now(),
    timer,
    database: demoDatabase(sqlite),
    sessionKey,
    liveAccessSeconds,
    requests,
    passwords: demoPasswords,
    mail: { send: async (message) => mailed(message) },
    // A visitor can overload only their own browser.
    limits: { allows: async () => true },
    files: demoFiles(shelf),
    videos: demoVideos(shelf),
    // The browser itself persists the demo.
    backups: null,
    live: { ...liveObjects(namespaces), openSocket },
    push: null,
    operator: { email: null, heartbeat: null },
    effects: async () => (await import("../../worker/actions/operations/effects.ts")).effects,
    wakeOutbox: async () => platform.background(soon().then(() => drainOn(platform))),
    assets: { fetch: async () => new Response(null, { status: 404 }) },
    background: (work) => void work.catch((error) => log(failureOf(error))),
    log,
  };
  return platform;
}

/** After the caller has continued. */
const soon = () => new Promise<void>((begin) => setTimeout(begin));

async function drainOn(platform: Platform): Promise<void> {
  const { more } = await drainByItself(platform);
  if (more) await platform.wakeOutbox();
}

const failureOf = (error: unknown) =>
  ({ level: "error", event: "background_failed", error: String(error) }) as const;
