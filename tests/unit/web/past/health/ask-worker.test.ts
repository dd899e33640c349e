import { describe, expect, it } from "vitest";
import { askWorker } from "../../../../../web/past/health/ask-worker.ts";
import type { FromWorker } from "../../../../../web/past/health/protocol.ts";

/** A worker whose answers the test gives. */
class TestWorker extends EventTarget {
  onmessage: ((event: MessageEvent<FromWorker<string>>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  onmessageerror = null;
  isEnded = false;
  asked: unknown;
  postMessage(message: unknown) {
    this.asked = message;
  }
  terminate() {
    this.isEnded = true;
  }
  say(data: FromWorker<string>) {
    this.onmessage?.({ data } as MessageEvent<FromWorker<string>>);
  }
}

function ask() {
  const worker = new TestWorker();
  const ending = new AbortController();
  const told: [number, number][] = [];
  const answer = askWorker<string>(worker as unknown as Worker, {
    message: "file",
    onProgress: (done, total) => told.push([done, total]),
    signal: ending.signal,
  });
  return { worker, ending, told, answer };
}

describe("a worker that is asked", () => {
  it("tells its progress, answers and ends", async () => {
    const { worker, told, answer } = ask();
    expect(worker.asked).toBe("file");
    worker.say({ done: 1, total: 2 });
    worker.say({ done: 2, total: 2 });
    expect(worker.isEnded).toBe(false);
    worker.say({ result: "days" });
    expect(await answer).toBe("days");
    expect([told, worker.isEnded]).toEqual([
      [
        [1, 2],
        [2, 2],
      ],
      true,
    ]);
  });

  it("ends with the signal, whose reason is thrown", async () => {
    const { worker, ending, answer } = ask();
    ending.abort(new Error("cancelled"));
    await expect(answer).rejects.toThrow("cancelled");
    expect(worker.isEnded).toBe(true);
  });

  it("ends with an unexpected error, in its code or of its file", async () => {
    const failed = ask();
    failed.worker.say({ error: "NotReadableError" });
    await expect(failed.answer).rejects.toThrow("NotReadableError");
    const unloaded = ask();
    unloaded.worker.onerror?.({ message: "no such file" } as ErrorEvent);
    await expect(unloaded.answer).rejects.toThrow("no such file");
    expect([failed.worker.isEnded, unloaded.worker.isEnded]).toEqual([true, true]);
  });
});
