import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closeCodes } from "../../../../domain/conversations/live.ts";
import { makeLive, pass } from "../../../support/live-socket.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a page that sleeps", () => {
  it("rests after a minute unseen, and is back at once when seen", async () => {
    const { states, page, sockets, connect } = makeLive();
    await connect();
    page.hidden = true;
    page.change("hidden");
    await pass(59_000);
    expect(states.at(-1)).toBe("connected");
    await pass(2000);
    expect(states.at(-1)).toBe("waiting");
    page.change("online");
    await pass(1000);
    expect(sockets).toHaveLength(1);
    page.hidden = false;
    page.change("visible");
    await pass(0);
    expect(sockets).toHaveLength(2);
  });

  it("stays connected when it was only out of sight for a moment", async () => {
    const { sockets, states, page, connect } = makeLive();
    await connect();
    page.change("hidden");
    await pass(30_000);
    page.change("visible");
    await pass(120_000);
    expect(sockets).toHaveLength(1);
    expect(states.at(-1)).toBe("connected");
  });

  it("can be told never to rest", async () => {
    const { states, page, connect } = makeLive({ restAfterMs: Number.POSITIVE_INFINITY });
    await connect();
    page.change("hidden");
    await pass(3_600);
    expect(states.at(-1)).toBe("connected");
  });

  it("finds out within three seconds of waking that its connection died", async () => {
    const { sockets, page, connect, last } = makeLive();
    await connect();
    await pass(15_000);
    last().alive = false;
    page.change("visible");
    await pass(3_500);
    expect(sockets).toHaveLength(2);
  });
});

describe("the renewal", () => {
  it("opens the next connection before the last one ends, and nobody sees it", async () => {
    const { live, sockets, states, frames, connect, last } = makeLive();
    await connect();
    await pass(511_000);
    const [old, next] = sockets;
    expect(sockets).toHaveLength(2);
    expect(live.send({ type: "typing" })).toBe(true);
    expect(old?.sent.at(-1)).toContain("typing");
    old?.say({ seq: 2 });
    last().say({ seq: 2 });
    old?.say({ seq: 3 });
    live.send({ type: "typing" });
    expect(next?.sent.at(-1)).toContain("typing");
    await pass(2500);
    expect(old?.closedHere).toBe(true);
    expect(next?.closedHere).toBe(false);
    expect(frames).toEqual([1, 2, 2, 3]);
    expect(states).toEqual(["connecting", "connected"]);
  });

  it("is tried again while the old connection goes on", async () => {
    const { sockets, states, connect, last } = makeLive();
    await connect();
    await pass(511_000);
    last().cut();
    await pass(2000);
    expect(sockets).toHaveLength(3);
    last().say({ seq: 2 });
    expect(states).toEqual(["connecting", "connected"]);
  });

  it("happens at once when the object says that the proof is over", async () => {
    const { sockets, connect, last } = makeLive();
    await connect();
    await pass(11_000);
    last().cut(closeCodes.expired);
    await pass(1000);
    expect(sockets).toHaveLength(2);
  });
});
