import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closeCodes } from "../../../../domain/conversations/live.ts";
import { advance, makeLive } from "../../../support/live-socket.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a hidden page", () => {
  it("disconnects after a minute, and reconnects at once when visible", async () => {
    const { states, page, sockets, connect } = makeLive();
    await connect();
    page.hidden = true;
    page.change("hidden");
    await advance(59_000);
    expect(states.at(-1)).toBe("connected");
    await advance(2000);
    expect(states.at(-1)).toBe("waiting");
    page.change("online");
    await advance(1000);
    expect(sockets).toHaveLength(1);
    page.hidden = false;
    page.change("visible");
    await advance(0);
    expect(sockets).toHaveLength(2);
  });

  it("stays connected if it was hidden for a moment", async () => {
    const { sockets, states, page, connect } = makeLive();
    await connect();
    page.change("hidden");
    await advance(30_000);
    page.change("visible");
    await advance(120_000);
    expect(sockets).toHaveLength(1);
    expect(states.at(-1)).toBe("connected");
  });

  it("may stay connected by an option", async () => {
    const { states, page, connect } = makeLive({ restAfterMs: Number.POSITIVE_INFINITY });
    await connect();
    page.change("hidden");
    await advance(3_600);
    expect(states.at(-1)).toBe("connected");
  });

  it("detects a dead connection within three seconds of becoming visible", async () => {
    const { sockets, page, connect, last } = makeLive();
    await connect();
    await advance(15_000);
    last().alive = false;
    page.change("visible");
    await advance(3_500);
    expect(sockets).toHaveLength(2);
  });
});

describe("the renewal", () => {
  it("opens the next connection before the last one ends, invisibly", async () => {
    const { live, sockets, states, frames, connect, last } = makeLive();
    await connect();
    await advance(511_000);
    const [old, next] = sockets;
    expect(sockets).toHaveLength(2);
    expect(live.send({ type: "typing" })).toBe(true);
    expect(old?.sent.at(-1)).toContain("typing");
    old?.say({ seq: 2 });
    last().say({ seq: 2 });
    old?.say({ seq: 3 });
    live.send({ type: "typing" });
    expect(next?.sent.at(-1)).toContain("typing");
    await advance(2500);
    expect(old?.closedHere).toBe(true);
    expect(next?.closedHere).toBe(false);
    expect(frames).toEqual([1, 2, 2, 3]);
    expect(states).toEqual(["connecting", "connected"]);
  });

  it("is retried while the old connection continues", async () => {
    const { sockets, states, connect, last } = makeLive();
    await connect();
    await advance(511_000);
    last().cut();
    await advance(2000);
    expect(sockets).toHaveLength(3);
    last().say({ seq: 2 });
    expect(states).toEqual(["connecting", "connected"]);
  });

  it("happens at once when the object reports an expired proof", async () => {
    const { sockets, connect, last } = makeLive();
    await connect();
    await advance(11_000);
    last().cut(closeCodes.expired);
    await advance(1000);
    expect(sockets).toHaveLength(2);
  });
});
