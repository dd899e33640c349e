import { beforeEach, describe, expect, it, vi } from "vitest";
import { BrokenOff, downloadArchive } from "../../../../web/my-data/download.ts";
import { signInAs } from "../../../support/signed-in.ts";

const part = new Uint8Array(1000).fill(7);

/** An answer of two parts, which then ends or breaks off. */
function answerWith(end: (controller: ReadableStreamDefaultController) => void) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(part);
      controller.enqueue(part);
    },
    pull: end,
  });
  const headers = { "content-disposition": 'attachment; filename="miran-2026-11-23.zip"' };
  vi.stubGlobal("fetch", async () => new Response(body, { headers }));
}

const download = (onReceived: (bytes: number) => void = () => undefined) =>
  downloadArchive("/api/trainee/my-data", { signal: new AbortController().signal, onReceived });

beforeEach(() => signInAs("trainee"));

describe("the download of my data", () => {
  it("is one file with the server's name", async () => {
    answerWith((controller) => controller.close());
    const received = vi.fn();
    const { name, content } = await download(received);
    expect(name).toBe("miran-2026-11-23.zip");
    expect(content).toMatchObject({ size: 2000, type: "application/zip" });
    expect(received.mock.calls).toEqual([[1000], [2000]]);
  });

  it("that breaks off is no file, and is not reported as a missing network", async () => {
    answerWith((controller) => controller.error(new TypeError("network error")));
    await expect(download()).rejects.toBeInstanceOf(BrokenOff);
  });

  it("that is cancelled reports nothing", async () => {
    answerWith((controller) => controller.error(new DOMException("left", "AbortError")));
    await expect(download()).rejects.toMatchObject({ name: "AbortError" });
  });
});
