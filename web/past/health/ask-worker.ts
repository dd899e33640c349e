import type { FromWorker } from "./protocol.ts";

interface Asking {
  message: unknown;
  transfer?: Transferable[];
  onProgress?: (done: number, total: number) => void;
  signal: AbortSignal;
}

/**
 * Asks a worker one thing. It ends with its answer or with the signal.
 * @throws the signal's reason after the signal, and unexpected errors of the worker
 */
export function askWorker<Result>(
  worker: Worker,
  { message, transfer = [], onProgress = () => {}, signal }: Asking,
): Promise<Result> {
  const answer = new Promise<Result>((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    worker.onmessage = ({ data }: MessageEvent<FromWorker<Result>>) => {
      if ("done" in data) onProgress(data.done, data.total);
      else if ("result" in data) resolve(data.result);
      else reject(new Error(data.error));
    };
    worker.onerror = ({ message: text }) => reject(new Error(text));
    worker.postMessage(message, transfer);
  });
  return answer.finally(() => worker.terminate());
}
