import wasmAddress from "sql.js/dist/sql-wasm-browser.wasm?url";
import libraryAddress from "../../.wrangler/demo/library.bin?url";
import type { SignedIn } from "../../domain/contract/accounts/session.ts";
import { travelBy } from "../../web/lib/transport.ts";
import { m } from "../../web/paraglide/messages.js";
import { shiftClock } from "../clock.ts";
import type { Side } from "../protocol.ts";
import { alwaysReached } from "./always-reached.ts";
import { keepApart } from "./own-storage.ts";
import { ServerPort } from "./server-port.ts";
import { enterOn } from "./side.ts";
import { showStrip } from "./strip.tsx";
import { demoTransport } from "./transport.ts";

interface Demo {
  /** Until the server answers, and this page's clock is the demo's. */
  ready: Promise<void>;
  /** Signs in as a sample person, without any credential. */
  enter(side: Side): Promise<SignedIn>;
}

type OnProgress = (share: number) => void;

let begun: Demo | undefined;
let onProgress: OnProgress = () => {};

/**
 * Puts a server in this browser in the place of the real one, for as long as the page lives. The app may be
 * loaded at once, and is to begin when the server is ready.
 */
export function beginDemo(options: { onProgress?: OnProgress } = {}): Demo {
  onProgress = options.onProgress ?? onProgress;
  begun ??= begin();
  begun.ready.catch(() => {
    begun = undefined;
  });
  return begun;
}

function begin(): Demo {
  alwaysReached();
  keepApart();
  const strip = showStrip();
  const worker = new Worker(new URL("../server/entry.ts", import.meta.url), { type: "module" });
  const port = new ServerPort(worker, {
    onProgress: (share) => onProgress(0.2 + 0.8 * share),
    onMoved: () => location.reload(),
    onKeeps: strip.tellKeeps,
  });
  travelBy(demoTransport(port));
  const ready = start(port).then(({ aheadMs, keeps }) => {
    shiftClock(aheadMs);
    strip.tellKeeps(keeps);
    strip.offerOptions(port);
  });
  return {
    ready,
    async enter(side) {
      await ready;
      const signedIn = await port.call("enter", { side });
      enterOn(side);
      return signedIn;
    },
  };
}

async function start(port: ServerPort) {
  const [wasm, library] = await Promise.all([bytesAt(wasmAddress), bytesAt(libraryAddress)]);
  onProgress(0.2);
  const replies = [m.demo_reply_1, m.demo_reply_2, m.demo_reply_3, m.demo_reply_4];
  port.start({
    wasm,
    library,
    version: libraryAddress,
    replies: replies.map((reply) => reply()),
  });
  return port.call("begin", {});
}

async function bytesAt(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}
