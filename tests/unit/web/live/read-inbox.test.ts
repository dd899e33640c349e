import { describe, expect, it, vi } from "vitest";
import type { InboxEvent, InboxFrame } from "../../../../domain/contract/inbox.ts";
import { readInbox } from "../../../../web/live/read-inbox.ts";

const notification = (unread: number): InboxEvent => ({ type: "notification", unread });
const event = (seq: number): InboxFrame => ({ type: "event", seq, event: notification(seq) });
const hello = (
  seq: number,
  missed: InboxEvent[] | null = null,
  age: number | null = null,
): InboxFrame => ({ type: "hello", seq, missed, age });

function makeInbox() {
  const [move, announce, refreshAll] = [vi.fn(), vi.fn(), vi.fn()];
  const inbox = readInbox({ move, announce, refreshAll });
  const moved = () => move.mock.calls.map(([{ unread }]) => unread);
  const announced = () => announce.mock.calls.map(([{ unread }]) => unread);
  return { ...inbox, moved, announced, refreshAll };
}

describe("an inbox in a window", () => {
  it("refetches nothing at its opening without any event", () => {
    const { hear, since, refreshAll } = makeInbox();
    expect(since()).toBeUndefined();
    hear(hello(0));
    expect(refreshAll).not.toHaveBeenCalled();
    expect(since()).toBe(0);
  });

  it("refetches older data than the newest event at its opening", () => {
    const { hear, refreshAll } = makeInbox();
    hear(hello(4, null, 60_000));
    expect(refreshAll).toHaveBeenCalledExactlyOnceWith(58_000);
  });

  it("refetches everything at its opening right after an event", () => {
    const { hear, refreshAll } = makeInbox();
    hear(hello(4, null, 1_500));
    expect(refreshAll).toHaveBeenCalledExactlyOnceWith(0);
  });

  it("refreshes the screens and announces, once per event", () => {
    const { hear, moved, announced, since } = makeInbox();
    for (const frame of [hello(1), event(2), event(2), event(3)]) hear(frame);
    expect(moved()).toEqual([2, 3]);
    expect(announced()).toEqual([2, 3]);
    expect(since()).toBe(3);
  });

  it("catches up without announcements", () => {
    const { hear, moved, announced, refreshAll } = makeInbox();
    hear(hello(1));
    hear(hello(4, [notification(3), notification(4)], 10));
    expect(moved()).toEqual([3, 4]);
    expect(announced()).toEqual([]);
    expect(refreshAll).not.toHaveBeenCalled();
  });

  it("refetches everything after too many missed events, and continues from there", () => {
    const { hear, moved, refreshAll, since } = makeInbox();
    for (const frame of [hello(9), hello(2), event(3)]) hear(frame);
    expect(refreshAll).toHaveBeenCalledExactlyOnceWith();
    expect(moved()).toEqual([3]);
    expect(since()).toBe(3);
  });

  it("counts an event once if both connections bring it during a renewal", () => {
    const { hear, announced } = makeInbox();
    for (const frame of [hello(7), event(8), hello(7, []), event(8)]) hear(frame);
    expect(announced()).toEqual([8]);
  });
});
