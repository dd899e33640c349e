import { afterEach, describe, expect, it, vi } from "vitest";
import { newestInOrder } from "../../../web/lib/waiting/newest-in-order.ts";

afterEach(() => vi.restoreAllMocks());

/** Choices that the test lets the server save. */
function choices() {
  const inOrder = newestInOrder();
  const sent: string[] = [];
  const outcomes: string[] = [];
  const answers = new Map<string, PromiseWithResolvers<void>>();
  const choose = (value: string) => {
    const answer = Promise.withResolvers<void>();
    answers.set(value, answer);
    inOrder(
      (signal) => {
        sent.push(value);
        signal.addEventListener("abort", () => answer.reject(signal.reason));
        return answer.promise;
      },
      (failure) => outcomes.push(`${value} ${failure ? failure.error : "kept"}`),
    );
  };
  return { sent, outcomes, choose, answerTo: (value: string) => answers.get(value) };
}

describe("choices during a running one", () => {
  it("are sent after its answer, and only the newest of them", async () => {
    const { sent, outcomes, choose, answerTo } = choices();
    choose("first");
    await vi.waitFor(() => expect(sent).toEqual(["first"]));
    choose("second");
    choose("third");
    answerTo("third")?.resolve();
    answerTo("first")?.resolve();
    await vi.waitFor(() => expect(outcomes).toEqual(["third kept"]));
    expect(sent).toEqual(["first", "third"]);
  });

  it("are sent after its failure, which is not reported", async () => {
    const { sent, outcomes, choose, answerTo } = choices();
    choose("first");
    await vi.waitFor(() => expect(sent).toEqual(["first"]));
    choose("second");
    answerTo("first")?.reject("refused");
    answerTo("second")?.reject("refused");
    await vi.waitFor(() => expect(outcomes).toEqual(["second refused"]));
    expect(sent).toEqual(["first", "second"]);
  });

  it("are sent even if it never gets an answer", async () => {
    const patience = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(patience.signal);
    const { sent, outcomes, choose, answerTo } = choices();
    choose("first");
    await vi.waitFor(() => expect(sent).toEqual(["first"]));
    choose("second");
    patience.abort("too late");
    answerTo("second")?.resolve();
    await vi.waitFor(() => expect(outcomes).toEqual(["second kept"]));
    expect(sent).toEqual(["first", "second"]);
  });
});
