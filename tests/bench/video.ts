import type { VideoTicket } from "../../domain/contract/libraries/videos.ts";
import { videoPartBytes } from "../../domain/libraries/video.ts";
import { buildProduct } from "../../scripts/lib/build.ts";
import { say } from "../../scripts/lib/message.mjs";
import { call } from "./lib/call.ts";
import { type Comparison, timingOf } from "./lib/measure.ts";
import { type Check, isMet, sayChecks, table } from "./lib/report.ts";
import { lockBench } from "./lib/state.ts";
import { megabyte, serveVideos, upload } from "./lib/upload.ts";
import { measureUploadMemory } from "./lib/upload-memory.ts";

const sizes = { warmUp: 50 * megabyte, timed: 200 * megabyte };
const rounds = { warmUp: 50, counted: 400 };
const partMegabytes = videoPartBytes / megabyte;
const limits = { firstByte: 2.5, held: partMegabytes, growth: partMegabytes / 2 };
const firstRange = "bytes=0-65535";

/** Asks both in turn, so that whatever slows the machine slows both. */
async function compareFirstBytes(product: URL, bare: URL): Promise<Comparison> {
  const samples = { product: [] as number[], bare: [] as number[] };
  const asked = { headers: { range: firstRange }, status: 206 };
  for (let round = -rounds.warmUp; round < rounds.counted; round++) {
    const productFirst = round % 2 === 0;
    const first = (await call(productFirst ? product : bare, asked)).firstByte;
    const second = (await call(productFirst ? bare : product, asked)).firstByte;
    if (round < 0) continue;
    samples.product.push(productFirst ? first : second);
    samples.bare.push(productFirst ? second : first);
  }
  const timings = { product: timingOf(samples.product), bare: timingOf(samples.bare) };
  return { ...timings, ratio: timings.product.median / timings.bare.median };
}

/** Throughput into R2's local imitation, and the first byte out of it. */
async function measureSpeed() {
  return serveVideos(undefined, async ({ product, bare }, token) => {
    await upload(product, token, sizes.warmUp);
    const { id, seconds } = await upload(product, token, sizes.timed);
    const asking = { method: "POST", token: await token(), body: "{}" };
    const ticket = await call(new URL(`/api/admin/videos/${id}/ticket`, product), asking);
    const { url } = JSON.parse(ticket.text) as VideoTicket;
    const first = await compareFirstBytes(new URL(url, product), new URL(`/video/${id}`, bare));
    return { throughput: sizes.timed / megabyte / seconds, first };
  });
}

/**
 * Uploads through the built Worker with the store in another process and watches workerd's memory;
 * then, over R2's local imitation, tells the throughput and compares a video's first byte with a
 * bare R2 route's.
 * @returns whether every limit holds
 */
export async function benchVideo(): Promise<boolean> {
  lockBench();
  await buildProduct();
  const memory = await measureUploadMemory();
  const { throughput, first } = await measureSpeed();
  const checks: Check[] = [
    { name: "first byte, ratio", value: first.ratio, limit: limits.firstByte },
    ...memory.map(({ megabytes, product, bare }) => ({
      name: `held for ${megabytes} MB more than by a bare Worker, MB`,
      value: product - bare,
      limit: limits.held,
    })),
    {
      name: "held for the largest more than for the smallest, MB",
      value: (memory.at(-1)?.product ?? Number.NaN) - (memory[0]?.product ?? Number.NaN),
      limit: limits.growth,
    },
    { name: `upload of ${sizes.timed / megabyte} MB, MB/s`, value: throughput },
  ];
  say(JSON.stringify({ bench: "video", memory, first, throughput, checks }, null, 2));
  say("What workerd holds for an upload at most, the store being in another process (medians):");
  say(
    table(
      memory.map(({ megabytes, product, bare }) => ({
        upload: `${megabytes} MB`,
        "product, MB": product,
        "bare Worker, MB": bare,
      })),
    ),
  );
  say("The first byte of a range, over R2's imitation in the same workerd:");
  say(
    table([
      {
        scenario: "video, first byte",
        "median ms": first.product.median,
        "p95 ms": first.product.p95,
        "bare median": first.bare.median,
        "bare p95": first.bare.p95,
        ratio: first.ratio,
      },
    ]),
  );
  sayChecks(checks);
  return checks.every(isMet);
}
