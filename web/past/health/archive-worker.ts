import type { FromArchiveWorker, ToArchiveWorker } from "./protocol.ts";
import { readArchive } from "./read-archive.ts";

/** The used parts of a dedicated worker, which the page's types lack. */
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<ToArchiveWorker>) => void) | null;
  postMessage(message: FromArchiveWorker, transfer?: Transferable[]): void;
};

scope.onmessage = async ({ data: { file, today } }) => {
  try {
    const result = await readArchive(file, {
      today,
      report: (done, total) => scope.postMessage({ done, total }),
    });
    scope.postMessage({ result }, "database" in result ? [result.database.buffer] : []);
  } catch (error) {
    scope.postMessage({ error: String(error) });
  }
};
