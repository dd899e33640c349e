import { describe, expect, it } from "vitest";
import { afterWrites } from "../../../../web/notifications/after-writes.ts";

/** A list on a server that stores, refuses and answers when the test says so. */
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

describe("a question about a list", () => {
  it("goes at once while nothing is written", async () => {
    const { question, asked } = served();
    const answer = question("list");
    expect(asked).toEqual(["list"]);
    expect(await answer).toBe("list");
  });

  it("waits for every write that is on its way, one that is refused, too", async () => {
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

  it("waits for what follows a write as soon as it is through", async () => {
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
