import { describe, expect, it } from "vitest";
import { app } from "../../../worker/app.ts";
import type { LogEntry, Platform } from "../../../worker/platform.ts";
import { makePlatform, origin } from "../../support/worker.ts";

const secret = "s3cr3t-of-a-link-or-a-ticket";

async function linesOf(path: string, environment: Platform["environment"]): Promise<LogEntry[]> {
  const lines: LogEntry[] = [];
  const platform = makePlatform({ environment, log: (entry) => void lines.push(entry) });
  await app.fetch(new Request(new URL(path, origin)), { platform });
  return lines;
}

describe("the log of a deployment", () => {
  it("has a line for each request", async () => {
    const [line, ...others] = await linesOf("/api/health", "production");
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      level: "info",
      event: "request",
      method: "GET",
      path: "/api/health",
      status: 200,
      requestId: expect.any(String),
      ms: expect.any(Number),
    });
  });

  it.each([
    `/api/live?ticket=${secret}`,
    `/api/media/videos/x?ticket=${secret}`,
    `/api/steps-link/${secret}`,
    `/reset-password-confirmation?token=${secret}`,
  ])("has no secret of %s", async (path) => {
    const lines = await linesOf(path, "production");
    expect(lines).toContainEqual(expect.objectContaining({ event: "request" }));
    expect(JSON.stringify(lines)).not.toContain(secret);
  });

  it("is silent in development", async () => {
    expect(await linesOf("/api/health", "development")).toEqual([]);
  });
});
