import { workbookLimits } from "../../../../domain/copies/workbook/faults.ts";
import { isZip } from "../../../../domain/copies/workbook/file-kind.ts";
import { readWorkbook } from "../../../../domain/copies/workbook/read-workbook.ts";
import { inflatePart } from "./inflate.ts";
import type { FromWorker, ReadResult } from "./protocol.ts";

/** The used parts of a dedicated worker, which the page's types lack. */
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<File>) => void) | null;
  postMessage(message: FromWorker): void;
};

async function read(file: File): Promise<ReadResult> {
  // The beginning is enough to recognise any other format.
  const bytes = new Uint8Array(await file.slice(0, workbookLimits.file).arrayBuffer());
  if (isZip(bytes) && file.size > workbookLimits.file) return { fault: "too_big" };
  return readWorkbook(bytes, {
    inflate: inflatePart,
    report: (share) => scope.postMessage({ share }),
  });
}

scope.onmessage = async ({ data }) => {
  try {
    scope.postMessage({ result: await read(data) });
  } catch (error) {
    scope.postMessage({ error: String(error) });
  }
};
