import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { addDays, defaultTimeZone, localDateAt } from "../../../domain/calendar.ts";
import { Refusal } from "../../../scripts/lib/message.mjs";
import { readServerOptions } from "../../../scripts/lib/options.mjs";

const read = (...args: string[]) => readServerOptions(args, "npm start", { distant: true });

function refusalOf(...args: string[]): Refusal {
  try {
    read(...args);
  } catch (error) {
    if (error instanceof Refusal) return error;
  }
  throw new Error("it was not refused");
}

describe("the options of npm start", () => {
  it("have defaults", () => {
    const state = resolve(".wrangler/state");
    expect(read()).toEqual({ port: 8787, state, daysAhead: 0, empty: false, distance: 0 });
  });

  it("accept a port and a folder", () => {
    expect(read("--port", "9000", "--state", "x")).toMatchObject({
      port: 9000,
      state: resolve("x"),
      empty: false,
    });
    expect(read("--port=9000")).toMatchObject({ port: 9000 });
  });

  it("accept --empty", () => {
    expect(read("--empty")).toMatchObject({ empty: true });
  });

  it("accept a distance only for servers with distant stores", () => {
    expect(read("--distance", "120")).toMatchObject({ distance: 120 });
    expect(() => readServerOptions(["--distance", "120"], "npm run dev")).toThrow(/distance/);
  });

  it("accept a later day, and refuse a day that is over in plain words", () => {
    const today = localDateAt(Date.now(), defaultTimeZone);
    expect(read("--today", addDays(today, 3))).toMatchObject({ daysAhead: 3 });
    expect(refusalOf("--today", addDays(today, -1)).message).toContain("is over");
    expect(refusalOf("--today", "soon").message).toContain("a day such as 2027-02-20");
  });

  it.each([
    ["--today", "2027-02-30"],
    ["--today", "2001-01-01"],
    ["--today", "2127-02-20"],
    ["--distance", "far"],
    ["--distance", "2001"],
    ["--prot", "9000"],
    ["--port"],
    ["--port", "0"],
    ["--port", "65536"],
    ["--port", "80a"],
    ["--port", "-1"],
    ["--port", "1.5"],
    ["--state", ""],
    ["9000"],
  ])("refuse %s %s with the usage and code 2", (...args) => {
    const refusal = refusalOf(...args.filter((each) => each !== undefined));
    expect(refusal.exitCode).toBe(2);
    expect(refusal.message).toContain("usage: npm start");
  });
});
