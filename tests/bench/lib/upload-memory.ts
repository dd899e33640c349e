import { randomBytes } from "node:crypto";
import { videoPartBytes, videoPartCount, videoPartSize } from "../../../domain/libraries/video.ts";
import { call } from "./call.ts";
import { startDistantStore } from "./distant-store.ts";
import { timingOf } from "./measure.ts";
import { watchMemory } from "./memory.ts";
import { megabyte, serveVideos, upload } from "./upload.ts";

const sizes = [50, 200, 400].map((megabytes) => megabytes * megabyte);
const rounds = { warmUp: 2, counted: 5 };

/** Megabytes that workerd held for an upload beyond what it had before: medians of the rounds. */
interface UploadMemory {
  megabytes: number;
  product: number;
  /** A bare Worker that hands the same parts to the same store by one `fetch` each. */
  bare: number;
}

/**
 * What workerd holds for uploads while the store is in another process, of the product and of a
 * bare Worker, each in a workerd of its own.
 */
export async function measureUploadMemory(): Promise<UploadMemory[]> {
  const store = await startDistantStore();
  try {
    const product = await serveVideos(store.address, (server, token) =>
      heldBySize((size) => upload(server.product, token, size)),
    );
    const bare = await serveVideos(store.address, (server) =>
      heldBySize((size) => sendParts(server.bare, size)),
    );
    return sizes.map((size, index) => ({
      megabytes: size / megabyte,
      product: product[index] ?? Number.NaN,
      bare: bare[index] ?? Number.NaN,
    }));
  } finally {
    await store.stop();
  }
}

// Heaps grow to their working size at first, whatever it is that they are used for.
async function heldBySize(send: (size: number) => Promise<unknown>): Promise<number[]> {
  const held = sizes.map((): number[] => []);
  for (let round = -rounds.warmUp; round < rounds.counted; round++) {
    for (const [index, size] of sizes.entries()) {
      const { before, highest } = await watchMemory(() => send(size));
      if (round >= 0) held[index]?.push(highest - before);
    }
  }
  return held.map((samples) => timingOf(samples).median);
}

async function sendParts(bare: URL, size: number): Promise<void> {
  const part = randomBytes(videoPartBytes);
  for (let number = 1; number <= videoPartCount(size); number++) {
    const body = part.subarray(0, videoPartSize(size, number));
    await call(new URL("/parts/bench", bare), { method: "PUT", body });
  }
}
