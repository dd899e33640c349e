import { describe, expect, it } from "vitest";
import { readInTurns } from "../../bench/lib/own-speed.ts";

const judged = { judges: true };

/** A machine whose control takes these milliseconds, one after the other, and the last of them from then on. */
function machineOf(...paces: number[]) {
  let at = 0;
  return () => paces[Math.min(at++, paces.length - 1)] ?? Number.NaN;
}

/** Reads 1, 2, 3 and so on. */
function counter() {
  let read = 0;
  return async () => ++read;
}

describe("readings at the machine's own speed", () => {
  it("count as they are taken while nothing slows it down", async () => {
    const reads = new Map([
      ["page", counter()],
      ["copy", counter()],
    ]);
    const found = await readInTurns(judged, 2, reads, machineOf(10, 11, 12, 10));
    expect(Object.fromEntries(found.readings)).toEqual({ page: [1, 2], copy: [1, 2] });
    expect(found.setAside).toBe(0);
  });

  it("are set aside and taken again where the machine was slower before or after", async () => {
    const reads = new Map([["page", counter()]]);
    const found = await readInTurns(judged, 2, reads, machineOf(10, 10, 20, 10, 10, 20, 10));
    expect(found.readings.get("page")).toEqual([1, 4]);
    expect(found.setAside).toBe(2);
  });

  it("count no longer once the machine has shown that it is quicker", async () => {
    const reads = new Map([["page", counter()]]);
    const found = await readInTurns(judged, 2, reads, machineOf(20, 20, 10));
    expect(found.readings.get("page")).toEqual([2, 3]);
  });

  it("end with an error where it is hardly ever at its own speed", async () => {
    const reads = new Map([["page", counter()]]);
    await expect(readInTurns(judged, 1, reads, machineOf(10, 20))).rejects.toThrow(
      "too seldom at its own speed",
    );
  });

  it("all count where nothing is judged", async () => {
    const reads = new Map([["page", counter()]]);
    const found = await readInTurns({ judges: false }, 1, reads, machineOf(10, 90));
    expect(found.readings.get("page")).toEqual([1]);
  });
});
