import { describe, expect, it } from "vitest";
import { concurrently } from "../../../worker/concurrently.ts";

/** Acts that end on command. */
function heldActs() {
  const under = new Map<number, PromiseWithResolvers<string>>();
  return {
    underWay: () => [...under.keys()],
    act(value: number) {
      const held = Promise.withResolvers<string>();
      under.set(value, held);
      return held.promise;
    },
    async end(value: number, error?: Error) {
      const held = under.get(value);
      under.delete(value);
      if (error) held?.reject(error);
      else held?.resolve(`came of ${value}`);
      await new Promise((settled) => setImmediate(settled));
    },
  };
}

const ten = Array.from({ length: 10 }, (_, at) => at);

describe("concurrently", () => {
  it("runs at most six at once, in order, and returns results in order", async () => {
    const { act, end, underWay } = heldActs();
    const all = concurrently(ten, act);
    expect(underWay()).toEqual([0, 1, 2, 3, 4, 5]);
    await end(3);
    expect(underWay()).toEqual([0, 1, 2, 4, 5, 6]);
    for (const value of [6, 7, 8, 9, 5, 4, 2, 1, 0]) await end(value);
    expect(await all).toEqual(ten.map((value) => `came of ${value}`));
  });

  it("stops after its condition turns false, and returns the results so far", async () => {
    const { act, end, underWay } = heldActs();
    let goesOn = true;
    const some = concurrently(ten, act, () => goesOn);
    goesOn = false;
    for (const value of [5, 4, 3, 2, 1, 0]) await end(value);
    expect(underWay()).toEqual([]);
    expect(await some).toHaveLength(6);
  });

  it("runs at least one, however little time is left", async () => {
    expect(
      await concurrently(
        ten,
        async (value) => value,
        () => false,
      ),
    ).toEqual([0]);
    expect(await concurrently([], async (value) => value)).toEqual([]);
  });

  it("waits for running ones before it fails, and starts no other", async () => {
    const { act, end, underWay } = heldActs();
    let isOver = false;
    const all = concurrently(ten, act).finally(() => {
      isOver = true;
    });
    const outcome = all.catch((error: Error) => error.message);
    await end(2, new Error("the object is away"));
    await end(4, new Error("later"));
    expect(isOver).toBe(false);
    for (const value of [0, 1, 3, 5]) await end(value);
    expect(await outcome).toBe("the object is away");
    expect(underWay()).toEqual([]);
  });
});
