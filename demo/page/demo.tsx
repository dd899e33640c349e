import wasmAddress from "sql.js/dist/sql-wasm-browser.wasm?url";
import libraryAddress from "../../.wrangler/demo/library.bin?url";
import type { SignedIn } from "../../domain/contract/accounts/session.ts";
import { demo } from "../../web/lib/session/demo-mark.ts";
import { registerWorker } from "../../web/lib/session/service-worker.ts";
import { travelBy } from "../../web/lib/session/transport.ts";
import { m } from "../../web/paraglide/messages.js";
import { shiftClock } from "../clock.ts";
import type { Side, Standing } from "../protocol.ts";
import { endWhenLaidAside } from "./laid-aside.ts";
import { forgetApart, keepApart } from "./own-storage.ts";
import { ServerPort } from "./server-port.ts";
import { enterOn } from "./side.ts";
import { showStrip } from "./strip.tsx";
import { demoTransport } from "./transport.ts";

/** Version of the persisted state; older pages may have left another one. */
const stateForm = 1;

interface Server {
  port: ServerPort;
  ready: Promise<Standing>;
}

type OnProgress = (share: number) => void;

let running: Server | undefined;
let strip: ReturnType<typeof showStrip> | undefined;
let onProgress: OnProgress = () => {};

/**
 * Replaces the real server by one in this browser, before the app loads.
 * @returns a promise for which the app waits
 */
export async function beginDemo(): Promise<void> {
  const server = run();
  takePlace(server.port);
  follow(await server.ready);
}

/**
 * Signs in as a sample person without a password; from then on the page belongs to the demo. Until then its requests
 * go to the real server.
 * @param tell called with the progress of the sample data, 0 to 1
 */
export async function enterDemo(side: Side, tell: OnProgress): Promise<SignedIn> {
  onProgress = tell;
  const { port, ready } = run();
  const standing = await ready;
  const signedIn = await port.call("enter", { side });
  enterOn(side);
  takePlace(port);
  follow(standing);
  keepOnDevice();
  return signedIn;
}

/** Caches a demo on its own for use without a network; the product has another service worker. */
export function keepOnDevice(): void {
  if (demo.isOnly) void registerWorker().catch(() => {});
}

function run(): Server {
  running ??= start();
  return running;
}

function start(): Server {
  const worker = new Worker(new URL("../server/entry.ts", import.meta.url), { type: "module" });
  endWhenLaidAside(worker);
  const port = new ServerPort(worker, {
    onProgress: (share) => onProgress(0.2 + 0.8 * share),
    onMoved: (anew) => {
      if (anew) forgetApart();
      location.reload();
    },
    onKeeps: (keeps) => strip?.tellKeeps(keeps),
  });
  const ready = prepare(port);
  ready.catch(() => {
    worker.terminate();
    running = undefined;
  });
  return { port, ready };
}

async function prepare(port: ServerPort): Promise<Standing> {
  const [wasm, library] = await Promise.all([bytesAt(wasmAddress), bytesAt(libraryAddress)]);
  onProgress(0.2);
  const replies = [m.demo_reply_1, m.demo_reply_2, m.demo_reply_3, m.demo_reply_4];
  port.start({
    wasm,
    library,
    version: `${stateForm} ${libraryAddress}`,
    replies: replies.map((reply) => reply()),
  });
  return port.call("begin", {});
}

/** From now on no request of this page, and nothing it stores, reaches the real product. */
function takePlace(port: ServerPort): void {
  if (demo.isHere) return;
  demo.isHere = true;
  alwaysReached();
  keepApart();
  travelBy(demoTransport(port));
  strip = showStrip(port);
}

/** The server is in this browser, so a lost network must not reach the app. */
function alwaysReached(): void {
  Object.defineProperty(navigator, "onLine", { get: () => true, configurable: true });
  addEventListener("offline", (event) => event.stopImmediatePropagation(), { capture: true });
}

function follow({ aheadMs, keeps }: Standing): void {
  shiftClock(aheadMs);
  strip?.tellKeeps(keeps);
  strip?.offerOptions();
}

async function bytesAt(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}
