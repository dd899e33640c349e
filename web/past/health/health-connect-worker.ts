import initSqlJs from "sql.js";
import type { PastRead } from "../../../domain/copies/past/past.ts";
import { readConnectDatabase } from "./connect-database.ts";
import type { FromConnectWorker, ToConnectWorker } from "./protocol.ts";

/** The used parts of a dedicated worker, which the page's types lack. */
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<ToConnectWorker>) => void) | null;
  postMessage(message: FromConnectWorker): void;
};

async function read({ database, wasm, today }: ToConnectWorker): Promise<PastRead> {
  const sql = await initSqlJs({ wasmBinary: wasm });
  try {
    return readConnectDatabase(new sql.Database(database), today);
  } catch {
    // SQLite's own words for a damaged database; nobody else fails here.
    return { refused: "broken" };
  }
}

scope.onmessage = async ({ data }) => {
  try {
    scope.postMessage({ result: await read(data) });
  } catch (error) {
    scope.postMessage({ error: String(error) });
  }
};
