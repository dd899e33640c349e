import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Overview, ShownLine } from "../../../../domain/contract/attention/overview.ts";
import { overviewQuery, settled } from "../../../../web/admin/overview/queries.ts";
import { messageKey } from "../../../../web/chat/outgoing.ts";
import { queryClient } from "../../../../web/lib/session/query-client.ts";
import { signInAs } from "../../../support/signed-in.ts";

const line = (traineeId: string, occurrence: string): ShownLine => ({
  traineeId,
  name: traineeId,
  gender: null,
  occurrence,
  reason: "note",
  noteId: "n",
  type: "question",
  count: 1,
  since: 1,
  quote: "سؤال",
});
const key = ["admin", "queue", "shown", "2026-11-29", null];
const glance = ["admin", "glance", "hind"];

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a line answered by a message", () => {
  it("leaves the queue and the summary at once, and no other line with it", () => {
    const lines = [line("hind", "1"), line("adam", "1")];
    const queue = { lines, counts: { note: 2 }, putAway: 3 };
    queryClient.setQueryData(key, { queue });
    queryClient.setQueryData(glance, { next: line("hind", "1") });
    settled(line("hind", "1"));
    const shown = queryClient.getQueryData<Overview>(key)?.queue;
    expect(shown?.lines.map(({ traineeId }) => traineeId)).toEqual(["adam"]);
    expect(shown).toMatchObject({ counts: { note: 1 }, putAway: 3 });
    expect(queryClient.getQueryData(glance)).toEqual({ next: null });
  });

  it("is another one with a later note", () => {
    const queue = { lines: [line("hind", "2")], counts: { note: 1 }, putAway: 0 };
    queryClient.setQueryData(key, { queue });
    settled(line("hind", "1"));
    expect(queryClient.getQueryData<Overview>(key)?.queue.lines).toHaveLength(1);
  });

  it("stays away while the message waits for the network, and until its effect is written", async () => {
    signInAs("trainer");
    const queue = { lines: [line("hind", "3")], counts: { note: 1 }, putAway: 0 };
    vi.stubGlobal("fetch", async () => Response.json({ queue }));
    const network = Promise.withResolvers<void>();
    const mutation = queryClient.getMutationCache().build(queryClient, {
      mutationKey: [...messageKey],
      mutationFn: () => network.promise,
    });
    const sent = mutation.execute({ traineeId: "hind" } as never);
    const read = async () =>
      (await queryClient.fetchQuery({ ...overviewQuery("2026-11-29"), staleTime: 0 })).queue.lines;
    settled(line("hind", "3"));
    await vi.advanceTimersByTimeAsync(300_000);
    expect(await read()).toEqual([]);
    network.resolve();
    await sent;
    expect(await read()).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await read()).toHaveLength(1);
  });
});
