import type { VideoTicket } from "../../domain/contract/libraries/videos.ts";
import { videoPartBytes } from "../../domain/libraries/video.ts";
import type { Bench, Figure } from "./lib/bench-run.ts";
import { call } from "./lib/call.ts";
import { type Comparison, timingOf } from "./lib/measure.ts";
import { megabyte, serveVideos, upload } from "./lib/upload.ts";
import { measureUploadMemory } from "./lib/upload-memory.ts";

const plans = {
  smallest: { uploads: { warmUp: 0, timed: 1 }, asked: { warmUp: 0, counted: 1 } },
  full: { uploads: { warmUp: 50, timed: 200 }, asked: { warmUp: 50, counted: 400 } },
};
type Plan = (typeof plans)["full"];
const partMegabytes = videoPartBytes / megabyte;
const limits = { firstByte: 2.5, held: partMegabytes, growth: partMegabytes / 2 };
const firstRange = "bytes=0-65535";

/** Asks both in turn, so that whatever slows the machine slows both. */
async function compareFirstBytes(
  rounds: Plan["asked"],
  product: URL,
  bare: URL,
): Promise<Comparison> {
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
async function measureSpeed({ uploads, asked }: Plan) {
  return serveVideos({}, async ({ product, bare }, token) => {
    if (uploads.warmUp > 0) await upload(product, token, uploads.warmUp * megabyte);
    const { id, seconds } = await upload(product, token, uploads.timed * megabyte);
    const asking = { method: "POST", token: await token(), body: "{}" };
    const ticket = await call(new URL(`/api/admin/videos/${id}/ticket`, product), asking);
    const { url } = JSON.parse(ticket.text) as VideoTicket;
    const first = await compareFirstBytes(
      asked,
      new URL(url, product),
      new URL(`/video/${id}`, bare),
    );
    return { throughput: uploads.timed / seconds, first };
  });
}

/**
 * Uploads through the built Worker with the store in another process, while workerd's memory is
 * watched; then, over R2's local imitation, the throughput, and a video's first byte beside a bare
 * R2 route's.
 */
export const benchVideo: Bench = async (run) => {
  const plan = run.pick(plans);
  const memory = await measureUploadMemory(run);
  const { throughput, first } = await measureSpeed(plan);
  const growth = (memory.at(-1)?.product ?? Number.NaN) - (memory[0]?.product ?? Number.NaN);
  const figures: Figure[] = [
    {
      what: "first byte, to a bare route's",
      figure: first.ratio,
      unit: "×",
      limit: limits.firstByte,
    },
    ...memory.map(({ megabytes, product, bare }) => ({
      what: `held for ${megabytes} MB more than by a bare Worker`,
      figure: product - bare,
      unit: "MB",
      limit: limits.held,
    })),
    {
      what: "held for the largest more than for the smallest",
      figure: growth,
      unit: "MB",
      limit: limits.growth,
    },
    { what: `upload of ${plan.uploads.timed} MB`, figure: throughput, unit: "MB/s" },
  ];
  return {
    figures,
    tables: [
      {
        title:
          "What workerd holds for an upload at most, the store being in another process (medians):",
        rows: memory.map(({ megabytes, product, bare }) => ({
          upload: `${megabytes} MB`,
          "product, MB": product,
          "bare Worker, MB": bare,
        })),
      },
      {
        title: "The first byte of a range, over R2's imitation in the same workerd:",
        rows: [
          {
            scenario: "video, first byte",
            "median ms": first.product.median,
            "p95 ms": first.product.p95,
            "bare median": first.bare.median,
            "bare p95": first.bare.p95,
            ratio: first.ratio,
          },
        ],
      },
    ],
    readings: { memory, first, throughput },
  };
};
