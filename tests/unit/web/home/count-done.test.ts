import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import type { Home } from "../../../../domain/contract/home/home.ts";
import { queryClient } from "../../../../web/lib/session/query-client.ts";
import { countDone } from "../../../../web/trainee/home/count-done.ts";
import { homeKey } from "../../../../web/trainee/home/queries.ts";

const date = "2026-01-05";
const queryKey = [...homeKey, date];
let leave = () => {};

afterEach(() => {
  leave();
  queryClient.removeQueries({ queryKey });
});

/** A home with one meal and its day, reduced to the parts that a tick changes. */
const homeWith = (status: "pending" | "consumed") =>
  ({
    week: [{ date, meals: { done: status === "consumed" ? 1 : 0, goal: 1 } }],
    day: { exercises: [], meals: [{ id: "lunch", status, calories: 400 }] },
    left: status === "consumed" ? 200 : 600,
  }) as unknown as Home;

/** A screen that shows the home; the test answers each of its queries. */
function screen() {
  const questions: PromiseWithResolvers<Home>[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => {
      const question = Promise.withResolvers<Home>();
      questions.push(question);
      return question.promise;
    },
  });
  const shown = () => observer.getCurrentResult().data?.day.meals[0]?.status;
  const drawn: ReturnType<typeof shown>[] = [];
  leave = observer.subscribe(() => drawn.push(shown()));
  return { questions, shown, drawn };
}

const tick = () => countDone({ kind: "meals", id: "lunch", date, status: "consumed", more: 1 });

it("a ticked meal stays ticked, whatever an earlier query answers", async () => {
  const { questions, shown, drawn } = screen();
  questions[0]?.resolve(homeWith("pending"));
  await vi.waitFor(() => expect(shown()).toBe("pending"));
  void queryClient.invalidateQueries({ queryKey });
  expect(questions).toHaveLength(2);
  tick();
  questions[1]?.resolve(homeWith("pending"));
  await vi.waitFor(() => expect(queryClient.isFetching({ queryKey })).toBe(0));
  // A query after the write is answered as usual, after the earlier answer.
  const asked = queryClient.refetchQueries({ queryKey });
  questions[2]?.resolve({ ...homeWith("consumed"), greeted: true });
  await asked;
  expect(queryClient.getQueryData<Home>(queryKey)?.greeted).toBe(true);
  expect(drawn.slice(drawn.indexOf("consumed"))).not.toContain("pending");
});

it("a tick leaves the calories left to the next answer", () => {
  queryClient.setQueryData(queryKey, homeWith("pending"));
  tick();
  expect(queryClient.getQueryData(queryKey)).toEqual({ ...homeWith("consumed"), left: undefined });
});

it("a tick does nothing to a home that is still loading", async () => {
  const { questions, shown } = screen();
  tick();
  questions[0]?.resolve(homeWith("consumed"));
  await vi.waitFor(() => expect(shown()).toBe("consumed"));
  expect(questions).toHaveLength(1);
});
