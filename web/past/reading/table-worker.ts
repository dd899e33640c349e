import { pastFileLimits } from "../../../domain/copies/past/app-table.ts";
import type { PastRead } from "../../../domain/copies/past/past.ts";
import { readPast } from "../../../domain/copies/past/read-past.ts";
import { decodeSheet } from "../../../domain/copies/sheet/decode.ts";
import type { FromTableWorker, ToTableWorker } from "./protocol.ts";

/** The used parts of a dedicated worker, which the page's types lack. */
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<ToTableWorker>) => void) | null;
  postMessage(message: FromTableWorker): void;
};

/** Maximum bytes of a table. */
const maxBytes = pastFileLimits.characters;

async function read({ file, today, openUnit }: ToTableWorker): Promise<PastRead> {
  if (file.size > maxBytes) return { refused: "too_large" };
  const decoded = decodeSheet(new Uint8Array(await file.arrayBuffer()), maxBytes);
  if ("text" in decoded) return readPast(decoded.text, { today, openUnit, fileName: file.name });
  return { refused: decoded.fault.code === "empty" ? "empty" : "unknown_file" };
}

scope.onmessage = async ({ data }) => {
  try {
    scope.postMessage({ result: await read(data) });
  } catch (error) {
    scope.postMessage({ error: String(error) });
  }
};
