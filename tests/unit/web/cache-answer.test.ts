import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { queryClient } from "../../../web/lib/session/query-client.ts";
import { cacheAnswer } from "../../../web/lib/waiting/cache-answer.ts";

const queryKey = ["kept", "target"];
let leave = () => {};

afterEach(() => {
  leave();
  queryClient.removeQueries({ queryKey });
});

/** A screen that shows a target; the test answers each of its queries. */
function screen() {
  const questions: PromiseWithResolvers<string>[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => {
      const question = Promise.withResolvers<string>();
      questions.push(question);
      return question.promise;
    },
  });
  leave = observer.subscribe(() => {});
  return { questions, shown: () => observer.getCurrentResult().data };
}

it("a written value is shown, whatever an earlier query answers", async () => {
  const { questions, shown } = screen();
  questions[0]?.resolve("none");
  await vi.waitFor(() => expect(shown()).toBe("none"));
  void queryClient.invalidateQueries({ queryKey });
  expect(questions).toHaveLength(2);
  cacheAnswer(queryKey, "1850");
  questions[1]?.resolve("none");
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toBe("1850");
  expect(questions).toHaveLength(3);
  questions[2]?.resolve("1850, and what another wrote");
  await vi.waitFor(() => expect(shown()).toBe("1850, and what another wrote"));
});

it("nothing is fetched without a running query", async () => {
  const { questions, shown } = screen();
  questions[0]?.resolve("none");
  await vi.waitFor(() => expect(shown()).toBe("none"));
  cacheAnswer(queryKey, "1850");
  await vi.waitFor(() => expect(shown()).toBe("1850"));
  expect(questions).toHaveLength(1);
});
