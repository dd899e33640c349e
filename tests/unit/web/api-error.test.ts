import { describe, expect, it, vi } from "vitest";
import { answer } from "../../../web/lib/session/answer.ts";
import { ApiError, readAnswer, readProblem } from "../../../web/lib/session/api-error.ts";

const page = "<!doctype html><title>Error</title>";
const html = (status: number, headers: Record<string, string> = {}) =>
  new Response(page, { status, headers: { "content-type": "text/html", ...headers } });
const problem = (code: string, status: number, headers: Record<string, string> = {}) =>
  Response.json({ code, requestId: "r" }, { status, headers });

describe("a refusal of the API", () => {
  it("has the code of its body", async () => {
    const refused = await readProblem(problem("internal", 500));
    expect(refused).toMatchObject({ code: "internal", requestId: "r", retryAfter: undefined });
    expect(await readProblem(problem("rate_limited", 429, { "retry-after": "30" }))).toMatchObject({
      code: "rate_limited",
      retryAfter: 30,
    });
  });
});

describe("an answer of a proxy", () => {
  it.each([500, 502, 503, 504, 520, 522, 524, 530, 429, 403, 404, 408])(
    "is neither a fault nor a refusal: %i",
    async (status) => {
      expect(await readProblem(html(status))).toMatchObject({ code: "unavailable" });
    },
  );

  it("may be JSON that is not the API's", async () => {
    const edge = { title: "Error 1015", status: 429, error_code: 1015, retryable: true };
    const said = Response.json(edge, { status: 429, headers: { "retry-after": "30" } });
    expect(await readProblem(said)).toMatchObject({ code: "unavailable", retryAfter: 30 });
    expect(await readProblem(Response.json(null, { status: 502 }))).toMatchObject({
      code: "unavailable",
    });
  });

  it("may refuse the body as too large", async () => {
    expect(await readProblem(html(413))).toMatchObject({ code: "payload_too_large" });
  });

  it("gives the retry in seconds, or as a date", async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 4, 8) });
    const wished = async (wish: string) =>
      (await readProblem(html(503, { "retry-after": wish }))).retryAfter;
    expect(await wished("120")).toBe(120);
    expect(await wished("Sun, 04 Jan 2026 08:01:30 GMT")).toBe(90);
    expect(await wished("soon")).toBeUndefined();
    expect(await wished("Sun, 04 Jan 2026 07:00:00 GMT")).toBeUndefined();
    vi.useRealTimers();
  });
});

describe("a successful answer", () => {
  it("is its body", async () => {
    expect(await readAnswer(Response.json({ done: true }))).toEqual({ done: true });
  });

  it("that breaks off is a failed network", async () => {
    const broken = new ReadableStream({ pull: (to) => to.error(new TypeError("network error")) });
    await expect(readAnswer(new Response(broken))).rejects.toMatchObject({ code: "offline" });
  });

  it("that is a proxy's page says nothing about the request", async () => {
    const request = Promise.resolve(html(200)) as unknown as Parameters<typeof answer>[0];
    const failure: unknown = await answer(request).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ code: "unavailable" });
  });
});
