import { createServer } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fireCron, readCrons, tickCrons } from "../../../scripts/lib/cron-ticker.ts";
import { listen } from "../../support/listen.ts";

const hour = 3_600_000;
const day = 24 * hour;
const [everyFive = "", nightly = "", , hourly = ""] = readCrons();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 1, 0, 59, 30) });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe("the crons of a local server", () => {
  it("fire at the times of wrangler.toml, in UTC", async () => {
    const fired: string[] = [];
    stop = tickCrons(readCrons(), async (cron) => {
      fired.push(`${cron} @ ${new Date().toISOString().slice(11, 16)}`);
    });
    await vi.advanceTimersByTimeAsync(hour / 2);
    expect(fired).toEqual([
      `${everyFive} @ 01:00`,
      `${everyFive} @ 01:05`,
      `${everyFive} @ 01:10`,
      `${nightly} @ 01:10`,
      `${everyFive} @ 01:15`,
      "15 * * * * @ 01:15",
      `${everyFive} @ 01:20`,
      `${hourly} @ 01:20`,
      `${everyFive} @ 01:25`,
    ]);
    await vi.advanceTimersByTimeAsync(day - hour / 2);
    const times = (cron: string) => fired.filter((each) => each.startsWith(`${cron} @`)).length;
    expect([everyFive, nightly, hourly].map(times)).toEqual([288, 1, 24]);
  });

  it("report a failure and continue", async () => {
    const logged: string[] = [];
    const fire = vi.fn().mockRejectedValueOnce(new Error("500 no such table")).mockResolvedValue(0);
    stop = tickCrons([everyFive], fire, (line) => logged.push(line));
    await vi.advanceTimersByTimeAsync(hour / 4);
    expect(logged).toEqual([`The cron ${everyFive} failed: Error: 500 no such table`]);
    expect(fire).toHaveBeenCalledTimes(3);
  });

  it("do not start a job that is still running", async () => {
    const fire = vi.fn(() => new Promise<void>(() => {}));
    stop = tickCrons([everyFive], fire);
    await vi.advanceTimersByTimeAsync(hour);
    expect(fire).toHaveBeenCalledTimes(1);
  });

  it("end with the server", async () => {
    const fire = vi.fn(async () => {});
    tickCrons([everyFive], fire)();
    await vi.advanceTimersByTimeAsync(day);
    expect(fire).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("firing a cron", () => {
  it("requests the server with the expression, and fails with its error", async () => {
    vi.useRealTimers();
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(new URL(request.url ?? "", "http://localhost").searchParams.get("cron") ?? "");
      response.statusCode = asked.length === 1 ? 200 : 500;
      response.end(asked.length === 1 ? "ok" : "no such table");
    });
    const url = await listen(server);
    await fireCron(url, everyFive);
    await expect(fireCron(url, hourly)).rejects.toThrow("500 no such table");
    expect(asked).toEqual([everyFive, hourly]);
    server.close();
  });
});
