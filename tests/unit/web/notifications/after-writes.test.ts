import { describe, expect, it } from "vitest";
import { afterWrites } from "../../../../web/notifications/after-writes.ts";

/** A list on a server that the test lets store, refuse and answer. */
function served() {
  const { ask, write } = afterWrites();
  const asked: string[] = [];
  const question = (name: string) =>
    ask(() => {
      asked.push(name);
      return Promise.resolve(name);
    });
  const begin = () => {
    const answer = Promise.withResolvers<void>();
    return { ...answer, written: write(answer.promise) };
  };
  return { asked, question, begin };
}

describe("the query of a list", () => {
  it("starts at once without a write", async () => {
    const { question, asked } = served();
    const answer = question("list");
    expect(asked).toEqual(["list"]);
    expect(await answer).toBe("list");
  });

  it("waits for every running write, even a refused one", async () => {
    const { question, begin, asked } = served();
    const [first, second] = [begin(), begin()];
    const answer = question("list");
    first.resolve();
    await first.written;
    expect(asked).toEqual([]);
    second.reject(new Error("refused"));
    await expect(second.written).rejects.toThrow("refused");
    expect(await answer).toBe("list");
  });

  it("waits for a second write that follows the first at once", async () => {
    const { question, begin, asked } = served();
    const deletion = begin();
    const answer = question("list");
    const undone = deletion.written.then(() => begin());
    deletion.resolve();
    const restoring = await undone;
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toEqual([]);
    restoring.resolve();
    expect(await answer).toBe("list");
  });
});
