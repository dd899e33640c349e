import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { queryClient } from "../../../web/lib/session/query-client.ts";
import { refreshOlder } from "../../../web/live/refresh.ts";

const queryKey = ["asked", "notes"];
let leave = () => {};

afterEach(() => {
  leave();
  leave = () => {};
  queryClient.removeQueries({ queryKey });
});

/** A query whose requests the test answers. */
function ask() {
  const askings: PromiseWithResolvers<string>[] = [];
  const queryFn = () => {
    const asking = Promise.withResolvers<string>();
    askings.push(asking);
    return asking.promise;
  };
  return {
    askings,
    /** A prefetch, as by a touched link, without a screen. */
    ahead: () => queryClient.prefetchQuery({ queryKey, queryFn, staleTime: 0 }),
    look: () => {
      const observer = new QueryObserver(queryClient, { queryKey, queryFn });
      leave = observer.subscribe(() => {});
      return () => observer.getCurrentResult().data;
    },
  };
}

const isInvalid = () => queryClient.getQueryState(queryKey)?.isInvalidated;
const rest = () => vi.waitFor(() => expect(queryClient.isFetching({ queryKey })).toBe(0));

it("a prefetch before a change is repeated, whatever it brings", async () => {
  const { askings, ahead, look } = ask();
  queryClient.setQueryData(queryKey, "two notes");
  const asked = ahead();
  queryClient.setQueryData(queryKey, "one note");
  void queryClient.invalidateQueries({ queryKey });
  askings[0]?.resolve("two notes");
  expect(look()()).toBe("one note");
  await vi.waitFor(() => expect(askings).toHaveLength(2));
  askings[1]?.resolve("one note, and another");
  await asked;
  expect(queryClient.getQueryData(queryKey)).toBe("one note, and another");
});

it("a first fetch on the screen is repeated after its answer", async () => {
  const { askings, look } = ask();
  const shown = look();
  void queryClient.invalidateQueries({ queryKey });
  askings[0]?.resolve("no note");
  await vi.waitFor(() => expect(askings).toHaveLength(2));
  askings[1]?.resolve("one note");
  await vi.waitFor(() => expect(shown()).toBe("one note"));
  expect(askings).toHaveLength(2);
});

it("a first fetch outside the screen is stale after its answer", async () => {
  const { askings, ahead } = ask();
  const asked = ahead();
  void queryClient.invalidateQueries({ queryKey });
  askings[0]?.resolve("no note");
  await asked;
  await vi.waitFor(() => expect(isInvalid()).toBe(true));
  expect(askings).toHaveLength(1);
});

it("a table to refresh at its next opening is not fetched now", async () => {
  const { askings, look } = ask();
  queryClient.setQueryData(queryKey, "before");
  const shown = look();
  const asked = queryClient.refetchQueries({ queryKey });
  void queryClient.invalidateQueries({ queryKey, refetchType: "none" });
  askings.at(-1)?.resolve("meanwhile");
  await asked;
  await vi.waitFor(() => expect(isInvalid()).toBe(true));
  expect(shown()).toBe("meanwhile");
  expect(queryClient.isFetching({ queryKey })).toBe(0);
});

it("an event older than the page causes one fetch", async () => {
  const { askings, look } = ask();
  const shown = look();
  refreshOlder(queryKey, performance.now() + 60_000);
  askings[0]?.resolve("no note");
  await vi.waitFor(() => expect(shown()).toBe("no note"));
  await rest();
  expect(askings).toHaveLength(1);
});
