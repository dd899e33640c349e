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

/** Grows with the form of what is kept, which an older page left in another one. */
const keptForm = 1;

interface Server {
  port: ServerPort;
  ready: Promise<Standing>;
}

type OnProgress = (share: number) => void;

let running: Server | undefined;
let strip: ReturnType<typeof showStrip> | undefined;
let onProgress: OnProgress = () => {};

/**
 * Puts a server in this browser in the place of the real one, before the app is loaded.
 * @returns until when the app is to wait before it begins
 */
export async function beginDemo(): Promise<void> {
  const server = run();
  takePlace(server.port);
  follow(await server.ready);
}

/**
 * Signs in as a sample person, without any credential; from then on this page is the demo's. Until then
 * whatever it asks for goes to the real server.
 * @param tell called with how far the sample data is, 0 to 1
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

/** A demo by itself opens without a network from now on; in the product the worker is another one. */
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
    version: `${keptForm} ${libraryAddress}`,
    replies: replies.map((reply) => reply()),
  });
  return port.call("begin", {});
}

/** Nothing of this page reaches, or is kept for, the real product any more. */
function takePlace(port: ServerPort): void {
  if (demo.isHere) return;
  demo.isHere = true;
  alwaysReached();
  keepApart();
  travelBy(demoTransport(port));
  strip = showStrip(port);
}

/** The server of this page is in its browser: whether there is a network besides is no news to the app. */
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
