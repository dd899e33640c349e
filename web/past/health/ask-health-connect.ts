import wasmAddress from "sql.js/dist/sql-wasm-browser.wasm?url";
import type { PastRead } from "../../../domain/copies/past/past.ts";
import { askWorker } from "./ask-worker.ts";
import type { ToConnectWorker } from "./protocol.ts";

/** Reads Health Connect's database in a worker whose policy lets it run SQLite. */
export async function askHealthConnect(
  asked: Omit<ToConnectWorker, "wasm">,
  signal: AbortSignal,
): Promise<PastRead> {
  const answer = await fetch(wasmAddress, { signal });
  if (!answer.ok) throw new Error(`${wasmAddress}: ${answer.status}`);
  const message: ToConnectWorker = { ...asked, wasm: await answer.arrayBuffer() };
  const worker = new Worker(new URL("./health-connect-worker.ts", import.meta.url), {
    type: "module",
  });
  const transfer = [message.wasm, message.database.buffer];
  return askWorker<PastRead>(worker, { message, transfer, signal });
}
