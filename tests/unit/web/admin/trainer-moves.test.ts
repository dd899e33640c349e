import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dayNumberNames } from "../../../../domain/activity/day-numbers.ts";
import type { InboxEvent } from "../../../../domain/contract/inbox.ts";
import { area, nouns, trainerMoves } from "../../../../web/admin/live/moves.ts";
import { exerciseChoicesKey } from "../../../../web/admin/schedule/library/query.ts";
import { queryClient } from "../../../../web/lib/session/query-client.ts";
import { moveBy } from "../../../../web/live/moves.ts";

const traineeId = "hind";
const openWeek = ["admin", "weeks", traineeId, "2026-11-22"];

let now = Date.now();

beforeEach(() => {
  // A screen refetches at most once a second, so each test has its own minute.
  now += 60_000;
  vi.useFakeTimers({ now });
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
  ] as const)("of the %s refetches an open week: %s", (what, asked) => {
    queryClient.setQueryData(openWeek, {});
    moveBy(trainerMoves)({ type: "list", what });
    expect(queryClient.getQueryState(openWeek)?.isInvalidated).toBe(asked);
  });

  const everything = nouns.filter((noun) => noun !== "unread" && noun !== "conversations");

  /** The nouns refetched after an event. */
  function movedBy(event: InboxEvent): string[] {
    for (const noun of everything) queryClient.setQueryData(area(noun, traineeId), {});
    moveBy(trainerMoves)(event);
    return everything
      .filter((noun) => queryClient.getQueryState(area(noun, traineeId))?.isInvalidated)
      .toSorted();
  }

  it.each([
    ["weight", ["glance", "queue", "trainees"]],
    ["measurement", ["glance", "queue", "trainees"]],
    ["ramadan", ["glance", "queue"]],
    ["check_in", ["check-ins", "glance", "queue", "trainees"]],
    ["note", ["glance", "notes", "notifications", "queue"]],
    ["profile", ["absences", "glance", "performance", "queue", "trainees"]],
    [
      "past",
      [
        "added-meals",
        "exercise-history",
        "glance",
        "past",
        "performance",
        "queue",
        "steps",
        "trainees",
        "weeks",
      ],
    ],
    [
      "deleted",
      [
        "added-meals",
        "exercise-history",
        "notes",
        "payments",
        "performance",
        "queue",
        "trainees",
        "weeks",
        ...dayNumberNames,
      ],
    ],
  ] as const)("of a trainee's %s refetches its screens", (what, moved) => {
    expect(movedBy({ type: "trainee", traineeId, what })).toEqual(moved.toSorted());
  });

  it.each(dayNumberNames)("of a day's %s refetches its screens, and later the targets", (what) => {
    const moved = ["glance", what, "trainees"].toSorted();
    expect(movedBy({ type: "trainee", traineeId, what })).toEqual(moved);
  });

  it.each([
    ["exercises", ["exercises", "weeks"]],
    ["meals", ["meals", "weeks"]],
    ["trainees", ["queue", "trainees", "weeks"]],
    ["queue", ["queue"]],
    ["plans", ["glance", "plans", "trainees"]],
    ["saved-replies", ["saved-replies"]],
    ["templates", ["templates"]],
  ] as const)("of the list of %s refetches its screens", (what, moved) => {
    expect(movedBy({ type: "list", what })).toEqual(moved);
  });

  it("of the exercises leaves an open picker's rows in place until its next opening", () => {
    const load = vi.fn(() => ({}));
    const close = new QueryObserver(queryClient, {
      queryKey: [...exerciseChoicesKey, {}],
      queryFn: load,
      initialData: {},
    }).subscribe(() => undefined);
    moveBy(trainerMoves)({ type: "list", what: "exercises" });
    expect(queryClient.getQueryState([...exerciseChoicesKey, {}])?.isInvalidated).toBe(true);
    expect(load).not.toHaveBeenCalled();
    close();
  });

  it("of a conversation refetches the queue and the summary once it is read or answered", () => {
    const conversation = { type: "conversation", traineeId } as const;
    const message = { seq: 4, kind: "text", text: "تفضّلي", at: now, name: "المدرب" } as const;
    expect(movedBy({ ...conversation, unread: 0 })).toEqual(["glance", "queue"]);
    now += 60_000;
    vi.setSystemTime(now);
    const answered = { ...conversation, unread: 2, message: { ...message, from: "trainer" } };
    expect(movedBy(answered as InboxEvent)).toEqual(["glance", "queue"]);
  });

  it("of an unknown kind refetches nothing", () => {
    expect(movedBy({ type: "trainee", traineeId, what: "unknown" as "note" })).toEqual([]);
  });
});
