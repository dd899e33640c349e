import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import initSqlJs from "sql.js";
import { makeLibrary } from "../../../scripts/demo/library.ts";

/** The WebAssembly of SQLite that the page loads. */
export const wasm = new Uint8Array(
  readFileSync(createRequire(import.meta.url).resolve("sql.js/dist/sql-wasm.wasm")),
).buffer;

export const sql = await initSqlJs({ wasmBinary: wasm });

let library: Promise<Uint8Array<ArrayBuffer>> | undefined;

/** The demo's first database: all tables and the starter library. */
export function starterLibrary(): Promise<Uint8Array<ArrayBuffer>> {
  library ??= makeLibrary() as Promise<Uint8Array<ArrayBuffer>>;
  return library;
}
