import { randomBytes } from "node:crypto";
import { videoPartBytes, videoPartCount, videoPartSize } from "../../../domain/libraries/video.ts";
import type { BenchRun } from "./bench-run.ts";
import { call } from "./call.ts";
import { startDistantStore } from "./distant-store.ts";
import { timingOf } from "./measure.ts";
import { watchMemory } from "./memory.ts";
import { megabyte, serveVideos, upload } from "./upload.ts";

const plans = {
  smallest: { megabytes: [1], warmUp: 0, counted: 1 },
  full: { megabytes: [50, 200, 400], warmUp: 2, counted: 5 },
};
type Plan = (typeof plans)["full"];

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
export async function measureUploadMemory({ pick }: BenchRun): Promise<UploadMemory[]> {
  const plan = pick(plans);
  const store = await startDistantStore();
  try {
    const product = await serveVideos({ distantStore: store.address }, (server, token) =>
      heldBySize(plan, (size) => upload(server.product, token, size)),
    );
    const bare = await serveVideos({ distantStore: store.address }, (server) =>
      heldBySize(plan, (size) => sendParts(server.bare, size)),
    );
    return plan.megabytes.map((megabytes, index) => ({
      megabytes,
      product: product[index] ?? Number.NaN,
      bare: bare[index] ?? Number.NaN,
    }));
  } finally {
    await store.stop();
  }
}

// Heaps grow to their working size at first, whatever it is that they are used for.
async function heldBySize(
  { megabytes, warmUp, counted }: Plan,
  send: (size: number) => Promise<unknown>,
): Promise<number[]> {
  const held = megabytes.map((): number[] => []);
  for (let round = -warmUp; round < counted; round++) {
    for (const [index, size] of megabytes.entries()) {
      const { before, highest } = await watchMemory(() => send(size * megabyte));
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
