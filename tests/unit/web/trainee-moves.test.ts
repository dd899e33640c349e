import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { InboxEvent } from "../../../domain/contract/inbox.ts";
import { queryClient } from "../../../web/lib/session/query-client.ts";
import { moveBy } from "../../../web/live/moves.ts";
import { reads } from "../../../web/trainee/every-data.ts";
import { traineeMoves } from "../../../web/trainee/live/moves.ts";

const traineeId = "hind";

let now = Date.now();

beforeEach(() => {
  // A screen refetches at most once a second, so each test has its own minute.
  now += 60_000;
  vi.useFakeTimers({ now });
  for (const { key } of reads) queryClient.setQueryData(key, {});
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

/** The keys that the trainee's window refetches after an event. */
function movedBy(event: InboxEvent): string[] {
  moveBy(traineeMoves)(event);
  return reads
    .filter(({ key }) => queryClient.getQueryState(key)?.isInvalidated)
    .map(({ key }) => String(key[1]))
    .sort();
}

/** A running write of a noun. */
function write(noun: string): void {
  const cache = queryClient.getMutationCache();
  void cache
    .build(queryClient, { mutationKey: ["trainee", noun], mutationFn: () => new Promise(() => {}) })
    .execute(undefined);
}

const body = ["absences", "body-history", "profile"];

describe("news in the trainee's window", () => {
  it.each([
    ["weight", ["home", "weight", ...body]],
    ["measurement", body],
    ["steps", ["exercise-week", "home", "steps"]],
    ["ramadan", ["home", "meal-week", "ramadan"]],
    ["check_in", ["body-history", "check_ins", "home", "profile", "progress-photos"]],
    ["note", ["home", "meal-week", "notes", "notifications"]],
    ["profile", ["exercise-week", "home", "meal-week", "weight", ...body]],
    [
      "past",
      [
        "exercise-history",
        "exercise-month",
        "exercise-week",
        "home",
        "meal-week",
        "own-foods",
        "shopping-week",
        "steps",
        "weight",
        ...body,
      ],
    ],
    ["deleted", []],
  ] as const)("of %s refetches its screens", (what, moved) => {
    expect(movedBy({ type: "trainee", traineeId, what })).toEqual(moved.toSorted());
  });

  it.each([
    [["exercises"], ["exercise-history", "exercise-month", "exercise-week", "home"]],
    [["meals"], ["home", "meal-week", "own-foods", "shopping-week"]],
  ] as const)("of a week's %s refetches their screens", (kinds, moved) => {
    expect(movedBy({ type: "schedule", kinds: [...kinds] })).toEqual(moved);
  });

  it.each([
    [{ type: "payments" }, ["payment_proofs", "payments", "profile"]],
    [{ type: "notification", unread: 1 }, ["notifications"]],
  ] as const)("of %o refetches its list", (event, moved) => {
    expect(movedBy(event)).toEqual(moved);
  });

  it.each([
    ["steps", "steps", []],
    ["weight", "weight", ["absences", "body-history", "home", "profile"]],
    ["measurements", "measurement", []],
    ["diet", "note", ["home", "notes", "notifications"]],
  ] as const)("leaves refetching to the window's running %s writes", (noun, what, moved) => {
    write(noun);
    expect(movedBy({ type: "trainee", traineeId, what })).toEqual(moved);
  });

  it("of an unknown kind refetches nothing", () => {
    const what = "unknown" as "note";
    expect(movedBy({ type: "trainee", traineeId, what })).toEqual([]);
  });
});
