import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { trainerMoves } from "../../../../web/admin/live/moves.ts";
import { queryClient } from "../../../../web/lib/session/query-client.ts";
import { moveBy } from "../../../../web/live/moves.ts";

const openWeek = ["admin", "weeks", "hind", "2026-11-22"];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

describe("news in the trainer's window", () => {
  it.each([
    ["trainees", true],
    ["meals", true],
    ["plans", false],
  ] as const)("of the %s asks anew for an open week: %s", (what, asked) => {
    queryClient.setQueryData(openWeek, {});
    moveBy(trainerMoves)({ type: "list", what });
    // In a storm of news a screen asks once a second.
    vi.advanceTimersByTime(1_000);
    expect(queryClient.getQueryState(openWeek)?.isInvalidated).toBe(asked);
  });
});
