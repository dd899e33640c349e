import { Agent, request } from "node:http";

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

interface Call {
  method?: string;
  token?: string;
  headers?: Record<string, string>;
  body?: Uint8Array | string;
  /** What the answer must be. */
  status?: number;
}

interface Answer {
  text: string;
  /** Milliseconds to the first byte of the body. */
  firstByte: number;
}

/** One request over a kept connection; any status but the expected one ends the benchmark. */
export function call(url: URL, { method = "GET", token, headers, body, status = 200 }: Call = {}) {
  return new Promise<Answer>((done, fail) => {
    const start = performance.now();
    const sent = {
      "sec-fetch-site": "same-origin",
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { "content-length": Buffer.byteLength(body) }),
      ...(typeof body === "string" ? { "content-type": "application/json" } : {}),
      ...headers,
    };
    const asking = request(url, { agent, method, headers: sent }, (response) => {
      let firstByte = Number.NaN;
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => {
        if (parts.length === 0) firstByte = performance.now() - start;
        parts.push(part);
      });
      response.on("end", () => {
        const text = Buffer.concat(parts).toString();
        if (response.statusCode === status) return done({ text, firstByte });
        fail(new Error(`${method} ${url.pathname}: ${response.statusCode} ${text.slice(0, 300)}`));
      });
    });
    asking.on("error", fail);
    asking.end(body);
  });
}
