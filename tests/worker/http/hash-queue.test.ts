import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HashQueue } from "../../../worker/edge/hash-queue.ts";

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Work that ends on command, with its order of starting. */
function makeWork(queue: HashQueue) {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (caller: string, name: string) =>
    queue
      .run(caller, () => {
        began.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      })
      .then(
        () => "done",
        (error) => error,
      );
  const turn = async () => {
    for (let i = 0; i < 3; i++) await nextTurn();
  };
  const end = async (name: string) => {
    await turn();
    ends.get(name)?.();
    await turn();
  };
  return { began, ask, end, turn };
}

describe("hashing", () => {
  it("runs one at a time, each network in its turn", async () => {
    const { began, ask, end, turn } = makeWork(new HashQueue(nextTurn));
    for (const name of ["a1", "a2", "a3", "a4", "b1", "c1"]) ask(name.charAt(0), name);
    await turn();
    expect(began).toEqual(["a1"]);
    for (const name of ["a1", "a2", "b1", "c1", "a3", "a4"]) await end(name);
    expect(began).toEqual(["a1", "a2", "b1", "c1", "a3", "a4"]);
  });

  it("is refused to one network with sixteen waiting, and to no other", async () => {
    const { ask, began, end } = makeWork(new HashQueue(nextTurn));
    for (let i = 0; i < 17; i++) ask("a", `a${i}`);
    expect(await ask("a", "a17")).toMatchObject({ code: "unavailable", retryAfter: 2 });
    ask("b", "b0");
    for (const name of ["a0", "a1"]) await end(name);
    expect(began).toEqual(["a0", "a1", "b0"]);
  });

  it("is refused to everyone with forty-eight waiting", async () => {
    const { ask } = makeWork(new HashQueue(nextTurn));
    for (let i = 0; i < 49; i++) ask(`place ${i}`, `${i}`);
    expect(await ask("another", "last")).toMatchObject({ code: "unavailable" });
  });

  it("continues after a failure", async () => {
    const queue = new HashQueue(nextTurn);
    await expect(queue.run("a", () => Promise.reject(new Error("broken")))).rejects.toThrow();
    expect(await queue.run("b", async () => "fine")).toBe("fine");
  });
});

describe("a request aborted while waiting", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("yields its turn to others", async () => {
    let hungUp = true;
    const queue = new HashQueue(() => (hungUp ? new Promise<void>(() => {}) : nextTurn()));
    queue.run("a", async () => "never gives its place back");
    queue.run("b", async () => "never asks again");
    await nextTurn();
    hungUp = false;
    vi.setSystemTime(Date.now() + 20_001);
    expect(await queue.run("c", async () => "done")).toBe("done");
  });

  it("loses its turn after a while, and never returns it twice", async () => {
    const { ask, began, end, turn } = makeWork(new HashQueue(nextTurn));
    ask("a", "lost");
    await turn();
    vi.setSystemTime(Date.now() + 20_001);
    ask("b", "next");
    ask("c", "waiting");
    await turn();
    expect(began).toEqual(["lost", "next"]);
    await end("lost");
    expect(began).toEqual(["lost", "next"]);
    await end("next");
    expect(began).toEqual(["lost", "next", "waiting"]);
  });
});
