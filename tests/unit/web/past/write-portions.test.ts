import { describe, expect, it } from "vitest";
import type {
  NewPastPortion,
  PastPortion,
  PastWritten,
} from "../../../../domain/contract/copies/past.ts";
import { ApiError } from "../../../../web/lib/session/api-error.ts";
import { type PastRun, writePortions } from "../../../../web/past/write-portions.ts";

const stepsOf = (day: number): PastPortion => ({
  kind: "steps",
  days: [{ date: `2026-07-0${day}`, steps: 1000 * day }],
});

const runOf = (portions: PastRun["portions"]): PastRun => ({
  id: "import",
  app: "google_fit",
  file: "fit.csv",
  portions,
  done: 0,
  made: 0,
  known: 0,
  undoableUntil: null,
});

/** A server that stores each day once, and fails at some requests. */
function serverOf(failures: Record<number, ApiError>) {
  const stored = new Set<string>();
  let requests = 0;
  const write = async ({ portion }: NewPastPortion): Promise<PastWritten> => {
    const failure = failures[requests];
    requests += 1;
    if (failure) throw failure;
    if (portion.kind !== "steps") throw new Error("other days");
    const fresh = portion.days.filter(({ date }) => !stored.has(date));
    for (const { date } of fresh) stored.add(date);
    const known = portion.days.length - fresh.length;
    return { made: fresh.length, known, total: stored.size, undoableUntil: 600 };
  };
  return { stored, write, count: () => requests };
}

const never = new AbortController().signal;

describe("the portions of a past", () => {
  it("are written in order, with the sums of their values", async () => {
    const { write, stored } = serverOf({});
    const run = runOf([stepsOf(1), stepsOf(2), stepsOf(2)]);
    const waits: boolean[] = [];
    await writePortions(run, { write, onStep: (each) => waits.push(each), signal: never });
    expect([...stored]).toEqual(["2026-07-01", "2026-07-02"]);
    expect(run).toMatchObject({ done: 3, made: 2, known: 1, undoableUntil: 600 });
    expect(waits).toEqual([false, false, false]);
  });

  it.each(["offline", "unavailable", "rate_limited"] as const)(
    "wait while the answer is %s, and go on with the same portion",
    async (code) => {
      const { write, count } = serverOf({ 1: new ApiError(code), 2: new ApiError(code) });
      const run = runOf([stepsOf(1), stepsOf(2)]);
      const waits: boolean[] = [];
      const pauses: number[] = [];
      await writePortions(run, {
        write,
        onStep: (each) => waits.push(each),
        signal: never,
        pause: async (ms) => void pauses.push(ms),
      });
      expect(run).toMatchObject({ done: 2, made: 2, known: 0 });
      expect(waits).toEqual([false, true, true, false]);
      expect(pauses).toHaveLength(2);
      expect(count()).toBe(4);
    },
  );

  it("wait as long as the server asks", async () => {
    const { write } = serverOf({ 0: new ApiError("rate_limited", { retryAfter: 50 }) });
    const pauses: number[] = [];
    await writePortions(runOf([stepsOf(1)]), {
      write,
      onStep: () => {},
      signal: never,
      pause: async (ms) => void pauses.push(ms),
    });
    expect(pauses).toEqual([50_000]);
  });

  it("end with a refusal, and go on from there", async () => {
    const { write, count } = serverOf({ 1: new ApiError("conflict") });
    const run = runOf([stepsOf(1), stepsOf(2)]);
    const writing = { write, onStep: () => {}, signal: never };
    await expect(writePortions(run, writing)).rejects.toThrow("conflict");
    expect(run.done).toBe(1);
    await writePortions(run, writing);
    expect(run).toMatchObject({ done: 2, made: 2 });
    expect(count()).toBe(3);
  });

  it("stop after the present answer", async () => {
    const { write, stored } = serverOf({});
    const stopping = new AbortController();
    const run = runOf([stepsOf(1), stepsOf(2)]);
    await writePortions(run, { write, onStep: () => stopping.abort(), signal: stopping.signal });
    expect(stored.size).toBe(1);
    expect(run.done).toBe(1);
  });
});
