import type { FromWorker, ReadResult } from "./protocol.ts";

/**
 * Reads a workbook in a worker of its own, which ends with the result or with the signal.
 * @returns never after the signal
 */
export function openWorkbook(
  file: File,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<ReadResult> {
  const worker = new Worker(new URL("./workbook-worker.ts", import.meta.url), { type: "module" });
  signal.addEventListener("abort", () => worker.terminate());
  const read = new Promise<ReadResult>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ("share" in data) onShare(data.share);
      else if ("result" in data) resolve(data.result);
      else reject(new Error(data.error));
    };
    worker.onerror = ({ message }) => reject(new Error(message));
  });
  worker.postMessage(file);
  return read.finally(() => worker.terminate());
}
