import { join } from "node:path";
import type { D1Database } from "@cloudflare/workers-types";
import {
  convertV4MiniflareOptions,
  Log,
  LogLevel,
  Miniflare,
  type V4WorkerOptions,
} from "miniflare";
import { builtWorkerModules, builtWorkerOptions } from "../../../scripts/lib/built-worker.ts";
import { persistencePath } from "../../../scripts/lib/database.ts";
import { root } from "../../../scripts/lib/install.mjs";
import { readLocalSecrets } from "../../../scripts/lib/local-secrets.ts";
import { listWorkerdOf } from "../../../scripts/lib/processes.mjs";
import { localVars } from "../../../scripts/lib/sample-data.ts";
import { runDistance } from "../../support/run-distance.ts";
import { productEntry } from "./product-entry.ts";
import { buildWorker } from "./worker-build.ts";

export interface BenchServer {
  /** The built product and the bare Worker, each on a socket of its own in one workerd. */
  product: URL;
  bare: URL;
  database: D1Database;
  sessionKey: Uint8Array;
  /** Kills workerd in the middle of everything; gives the server that came back by itself. */
  kill(): Promise<BenchServer>;
  stop(): Promise<void>;
}

const bareFolder = join(root, ".wrangler/bench/bare");

let bareWorker: Promise<string> | undefined;
/** Built once a process, however many servers it starts. */
const builtBare = () => {
  bareWorker ??= buildWorker("bare/worker.ts", bareFolder);
  return bareWorker;
};

/**
 * Serves the built product and the bare Worker from one workerd over one database.
 * @param distantStore - where the product's videos go instead of R2's imitation in that workerd
 * @param vars - what the product is told besides
 * @param distance - milliseconds that each of the product's calls of a store or an object takes more
 */
export async function startBenchServer(
  state: string,
  {
    distantStore,
    vars = {},
    distance = runDistance(),
  }: { distantStore?: string; vars?: Record<string, string>; distance?: number } = {},
): Promise<BenchServer> {
  const workerOptions = builtWorkerOptions();
  const { name, modulesRoot, main, modules } = await builtWorkerModules({ distance });
  const distant = distantStore === undefined ? {} : { DISTANT_STORE: distantStore };
  const secrets = await readLocalSecrets(state);
  const socket = [{ host: "127.0.0.1", port: 0 }];
  const product = {
    ...workerOptions,
    // Miniflare would put its imitation of the asset router before the Worker, which is part of
    // Cloudflare's front and which the API never reaches.
    assets: undefined,
    name,
    bindings: {
      ...(workerOptions.bindings as Record<string, string>),
      ...localVars(80, secrets),
      ...distant,
      ...vars,
    },
    modulesRoot,
    modules: [
      { type: "ESModule", path: join(modulesRoot, "bench-entry.js"), contents: productEntry(main) },
      ...modules,
    ],
    unsafeDirectSockets: socket,
  } as V4WorkerOptions;
  const bare = {
    name: "bare",
    compatibilityDate: product.compatibilityDate,
    d1Databases: product.d1Databases,
    r2Buckets: product.r2Buckets,
    bindings: distant,
    durableObjects: {
      ECHOES: { className: "Echo", useSQLite: true },
      BOARDS: { className: "Board", useSQLite: true },
    },
    modulesRoot: bareFolder,
    modules: [{ type: "ESModule", path: await builtBare() }],
    unsafeDirectSockets: socket,
  } as V4WorkerOptions;
  let cameBack = () => {};
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      log: new Log(LogLevel.ERROR),
      resourcePersistencePath: persistencePath(state),
      resourceTmpPath: state,
      unsafeHandleRuntimeRestart: () => cameBack(),
      workers: [product, bare],
    }),
  );
  const running = async (): Promise<BenchServer> => ({
    product: await miniflare.unsafeGetDirectURL(name),
    bare: await miniflare.unsafeGetDirectURL("bare"),
    database: (await miniflare.getD1Database("DB", name)) as unknown as D1Database,
    sessionKey: Uint8Array.from(Buffer.from(secrets.SESSION_KEY ?? "", "base64")),
    kill: async () => {
      const back = new Promise<void>((resolve) => {
        cameBack = resolve;
      });
      for (const pid of listWorkerdOf(process.pid)) process.kill(pid, "SIGKILL");
      await back;
      return running();
    },
    stop: () => miniflare.dispose(),
  });
  await miniflare.ready;
  return running();
}
