import { Agent, request } from "node:http";

export interface BenchRequest {
  url: URL;
  token?: string;
  /** Sent as JSON by POST; made anew for every request. */
  body?: () => unknown;
}

export interface Timing {
  /** Milliseconds. */
  median: number;
  p95: number;
}

export interface Comparison {
  product: Timing;
  bare: Timing;
  /** Median by median. */
  ratio: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Milliseconds from sending to the last byte; anything but a 200 ends the benchmark. */
function time({ url, token, body }: BenchRequest): Promise<number> {
  const sent = body === undefined ? undefined : JSON.stringify(body());
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(sent === undefined
      ? {}
      : { "content-type": "application/json", "content-length": Buffer.byteLength(sent) }),
    "sec-fetch-site": "same-origin",
  };
  return new Promise((done, fail) => {
    const start = performance.now();
    const method = sent === undefined ? "GET" : "POST";
    const call = request(url, { agent, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const took = performance.now() - start;
        if (response.statusCode === 200) return done(took);
        fail(new Error(`${method} ${url}: ${response.statusCode} ${Buffer.concat(parts)}`));
      });
    });
    call.on("error", (error: NodeJS.ErrnoException) => {
      // workerd ends a connection that rested for five seconds, as one does while the other side is slow.
      const isStale = call.reusedSocket && error.code === "ECONNRESET";
      if (isStale) time({ url, token, body }).then(done, fail);
      else fail(error);
    });
    call.end(sent);
  });
}

export function timingOf(samples: readonly number[]): Timing {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95) };
}

/**
 * The value below which a quarter of the samples lie. A processor that is shared with others has half of its speed for
 * seconds or minutes, and others only ever add to a time: so the quick quarter tells more of the product than the middle.
 */
export function quickQuarter(samples: readonly number[]): number {
  return samples.toSorted((a, b) => a - b)[Math.floor((samples.length - 1) / 4)] ?? Number.NaN;
}

/**
 * Measures again where the clock caught nothing, as no work takes no time and nothing compares with none.
 * @param least the least that the clock tells from nothing
 */
export async function caught(
  measure: () => Promise<number>,
  { least, tries = 5 }: { least: number; tries?: number },
): Promise<number> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    const value = await measure();
    if (value >= least) return value;
  }
  throw new Error(`Nothing was measured in ${tries} tries: the machine is too busy.`);
}

/** Asks both in turn, so that whatever slows the machine slows both. */
export async function compare(
  product: BenchRequest,
  bare: BenchRequest,
  { warmUp = 100, rounds = 500 } = {},
): Promise<Comparison> {
  const samples = { product: [] as number[], bare: [] as number[] };
  for (let round = -warmUp; round < rounds; round++) {
    const isFirst = round % 2 === 0;
    const first = await time(isFirst ? product : bare);
    const second = await time(isFirst ? bare : product);
    if (round < 0) continue;
    samples.product.push(isFirst ? first : second);
    samples.bare.push(isFirst ? second : first);
  }
  const timings = { product: timingOf(samples.product), bare: timingOf(samples.bare) };
  return { ...timings, ratio: timings.product.median / timings.bare.median };
}
