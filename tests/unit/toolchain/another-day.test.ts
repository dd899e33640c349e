import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { defaultTimeZone } from "../../../domain/calendar.ts";
import { aheadHandlers, daysAheadHeader } from "../../../scripts/lib/ahead-worker.ts";
import { daysAheadOf, tellLaterDay, zone } from "../../../scripts/lib/another-day.mjs";

const evening = Date.parse("2026-11-30T20:00:00Z");

describe("the days ahead of today", () => {
  it("are counted in the product's zone", () => {
    expect(zone).toBe(defaultTimeZone);
    expect(daysAheadOf("2027-02-20", evening)).toBe(82);
    expect(daysAheadOf("2026-11-30", evening)).toBe(0);
    // After midnight in Hebron it is the next day.
    expect(daysAheadOf("2026-12-01", evening + 3 * 3_600_000)).toBe(0);
    expect(daysAheadOf("2026-11-29", evening)).toBe(-1);
  });

  it.each(["2027-02-30", "2027-2-20", "20 February", "2027-13-01", ""])(
    "do not exist for %o",
    (day) => {
      expect(daysAheadOf(day, evening)).toBeUndefined();
    },
  );
});

it("a folder that was at a later day says so, and continues there without a word", () => {
  const state = mkdtempSync(join(tmpdir(), "miran-days-"));
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  try {
    tellLaterDay(state, 0, evening);
    tellLaterDay(state, 82, evening);
    tellLaterDay(state, 83, evening);
    expect(said).not.toHaveBeenCalled();
    tellLaterDay(state, 1, evening);
    expect(said.mock.calls.join()).toContain("was already at 2027-02-21");
  } finally {
    said.mockRestore();
    rmSync(state, { recursive: true });
  }
});

describe("the built Worker on a later day", () => {
  const page = "<!doctype html><html><head><title>a</title></head></html>";
  const asked: { bindings: unknown; version: string | null }[] = [];
  const { fetch } = aheadHandlers(
    {
      fetch: (request, bindings) => {
        const { url, headers } = request as Request;
        asked.push({ bindings, version: headers.get("if-none-match") });
        const type = url.endsWith("/api") ? "application/json" : "text/html; charset=utf-8";
        return new Response(page, { headers: { "content-type": type, etag: `"1"` } });
      },
    },
    "clock code",
  );
  const answerOf = async (path: string, bindings = {}, headers = {}) =>
    (await fetch?.(new Request(`http://localhost${path}`, { headers }), bindings, {})) as Response;

  it("sets the clock of its pages before their other scripts", async () => {
    const answer = await answerOf("/", { DAYS_AHEAD: "82" });
    expect(await answer.text()).toContain(
      `<head><script src="/page-clock.js" data-days="82"></script><title>`,
    );
    expect(answer.headers.has("etag")).toBe(false);
    expect(await (await answerOf("/page-clock.js")).text()).toBe("clock code");
  });

  it("answers in full to a browser with a page of another day", async () => {
    await answerOf("/", { DAYS_AHEAD: "82" }, { "if-none-match": `"1"` });
    expect(asked.at(-1)?.version).toBeNull();
  });

  it("is on the day of a request that says one", async () => {
    const answer = await answerOf("/api", { KEY: "a" }, { [daysAheadHeader]: "7" });
    expect(asked.at(-1)?.bindings).toEqual({ KEY: "a", DAYS_AHEAD: "7" });
    expect(await answer.text()).toBe(page);
  });

  it("is the built one on the real day", async () => {
    const answer = await answerOf("/", { KEY: "a" }, { "if-none-match": `"1"` });
    expect(asked.at(-1)).toEqual({ bindings: { KEY: "a" }, version: `"1"` });
    expect(await answer.text()).toBe(page);
  });
});
