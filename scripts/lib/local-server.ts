import { setTimeout as wait } from "node:timers/promises";
import type { D1Database, R2Bucket } from "@cloudflare/workers-types";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { builtWorkerModules, builtWorkerOptions } from "./built-worker.ts";
import { persistencePath } from "./database.ts";
import { MailFileLog, mailFolder } from "./local-mail.ts";
import { readLocalSecrets } from "./local-secrets.ts";
import { Refusal } from "./message.mjs";
import { findFreePort } from "./port.mjs";
import { localVars, prepareState } from "./sample-data.ts";
import type { Contents, SeedOptions } from "./state-contents.ts";
import { databaseOf, statementsWorker } from "./statements.ts";

interface LocalServerOptions {
  /** By default any free port. */
  port?: number;
  /** The folder of the database, files and live objects. */
  state: string;
  vars?: Record<string, string>;
  /** The public address, if another server is in front of it. */
  origin?: string;
  /** Delay of each call of D1, R2 or a Durable Object in milliseconds, as over a long distance. */
  distance?: number;
  /**
   * Days by which the product's clock is ahead, 0 for requests that say their own (`daysAheadHeader`). Without it the
   * built Worker runs as it is.
   */
  daysAhead?: number;
  /** The sample data of a new folder, or none. */
  seed?: SeedOptions;
  empty?: boolean;
}

/** A running server over a state folder with any contents. */
interface Serving {
  url: string;
  database: D1Database;
  /** The folder with a file for each mail of the Worker. */
  mailFolder: string;
  /** The store of backups. */
  backups: R2Bucket;
  stop(): Promise<void>;
}

export interface LocalServer extends Serving {
  contents: Contents;
}

/** Prints warnings and errors of the Worker, without its other lines. */
function showWorkerLog({ level, message }: { level: string; message: string }): void {
  if (level === "warn" || level === "error") process.stderr.write(`${message}\n`);
}

async function waitUntilHealthy(url: string): Promise<void> {
  let answer = "no answer";
  for (const patience = Date.now() + 20_000; Date.now() < patience; await wait(100)) {
    try {
      const response = await fetch(`${url}/api/health`);
      if (response.ok) return;
      answer = `${response.status} ${await response.text()}`;
    } catch (error) {
      answer = String(error);
    }
  }
  throw new Refusal(`${url}/api/health does not report a healthy server: ${answer}`);
}

const maxPorts = 5;

/** Serves the built product on workerd over the migrated and seeded state folder. */
export async function startLocalServer(options: LocalServerOptions): Promise<LocalServer> {
  const contents = await prepareState(options.state, options);
  return { ...(await serveState(options)), contents };
}

/** The same over a prepared state folder. */
export async function serveState({
  port,
  ...options
}: Omit<LocalServerOptions, "seed" | "empty">): Promise<Serving> {
  for (let tried = 1; ; tried++) {
    const at = port ?? (await findFreePort());
    try {
      return await serve(at, options);
    } catch (error) {
      if (!/already in use/i.test(String(error))) throw error;
      // A free port can be lost to another program, so another free one is tried.
      if (port !== undefined || tried === maxPorts)
        throw new Refusal(`Another program has just started to use port ${at}.`);
    }
  }
}

async function serve(
  port: number,
  { state, vars, origin, distance, daysAhead }: Omit<LocalServerOptions, "port" | "seed" | "empty">,
): Promise<Serving> {
  const workerOptions = builtWorkerOptions();
  const { name, modulesRoot, modules } = await builtWorkerModules({
    distance,
    ahead: daysAhead !== undefined,
  });
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "localhost",
      port,
      log: new MailFileLog(state),
      cf: false,
      handleStructuredLogs: showWorkerLog,
      resourcePersistencePath: persistencePath(state),
      unsafeTriggerHandlers: true,
      ...(origin && { upstream: origin }),
      workers: [
        {
          ...workerOptions,
          name,
          bindings: {
            ...(workerOptions.bindings as Record<string, string>),
            ...localVars(port, await readLocalSecrets(state)),
            ...(origin && { APP_ORIGIN: origin }),
            ...(daysAhead && { DAYS_AHEAD: String(daysAhead) }),
            ...vars,
          },
          modulesRoot,
          modules,
        },
        statementsWorker(workerOptions.d1Databases),
      ],
    }),
  );
  const url = `http://localhost:${port}`;
  try {
    await miniflare.ready;
    await waitUntilHealthy(url);
  } catch (error) {
    await miniflare.dispose();
    throw error;
  }
  return {
    url,
    database: await databaseOf(miniflare),
    mailFolder: mailFolder(state),
    backups: (await miniflare.getR2Bucket("BACKUPS")) as unknown as R2Bucket,
    stop: () => miniflare.dispose(),
  };
}
