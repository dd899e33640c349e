import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveTicket } from "../../../../domain/contract/conversations/live.ts";
import { closeCodes } from "../../../../domain/conversations/live.ts";
import { ApiError } from "../../../../web/lib/session/api-error.ts";
import { advance, makeLive } from "../../../support/live-socket.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("opening", () => {
  it("is connected with the first frame, not earlier", async () => {
    const { states, connect } = makeLive();
    await advance(0);
    expect(states).toEqual(["connecting"]);
    await connect();
    expect(states).toEqual(["connecting", "connected"]);
  });

  it("requests the frames after the last number, once there is one", async () => {
    const { sockets, connect, last } = makeLive();
    await connect(7);
    last().cut();
    await advance(1000);
    expect(sockets.map(({ url }) => url)).toEqual(["/live?ticket=x", "/live?ticket=x&since=7"]);
  });

  it("waits for the network before the next request", async () => {
    const { states, page, ticket, connect } = makeLive({});
    page.change("offline");
    page.online = false;
    await advance(60_000);
    expect(ticket).toHaveBeenCalledTimes(1);
    page.online = true;
    page.change("online");
    await connect();
    expect(states).toEqual(["connecting", "waiting", "connecting", "connected"]);
  });

  it.each(["not_found", "session_ended", "account_inactive"] as const)(
    "ends permanently on %s",
    async (code) => {
      const ticket = vi.fn(async () => {
        throw new ApiError(code);
      });
      const { states } = makeLive({ ticket });
      await advance(300_000);
      expect(states).toEqual(["connecting", "ended"]);
      expect(ticket).toHaveBeenCalledTimes(1);
    },
  );

  it("retries at growing intervals without a ticket", async () => {
    const ticket = vi.fn(async () => {
      throw new ApiError("offline");
    });
    const { states } = makeLive({ ticket });
    await advance(16_000);
    expect(ticket.mock.calls.length).toBeGreaterThanOrEqual(4);
    expect(ticket.mock.calls.length).toBeLessThanOrEqual(7);
    expect(new Set(states)).toEqual(new Set(["connecting", "waiting"]));
  });
});

describe("a lost connection", () => {
  it("is opened again within a second", async () => {
    const { sockets, states, connect, last } = makeLive();
    await connect();
    await advance(20_000);
    last().cut();
    await advance(1000);
    last().say({ seq: 2 });
    expect(sockets).toHaveLength(2);
    expect(states.slice(2)).toEqual(["waiting", "connecting", "connected"]);
  });

  it("is detected within twenty seconds on a silent network", async () => {
    const { sockets, connect, last } = makeLive();
    await connect();
    await advance(30_000);
    last().alive = false;
    await advance(20_000);
    expect(sockets.length).toBeGreaterThanOrEqual(2);
    expect(sockets[0]?.closedHere).toBe(true);
  });

  it("stays open while it is answered", async () => {
    const { sockets, states, connect } = makeLive();
    await connect();
    await advance(400_000);
    expect(sockets).toHaveLength(1);
    expect(states.at(-1)).toBe("connected");
  });

  it("retries once after the session's end, and not again without another session", async () => {
    const { sockets, states, ticket, connect, last } = makeLive();
    await connect();
    ticket.mockRejectedValue(new ApiError("session_ended"));
    last().cut(closeCodes.ended);
    await advance(300_000);
    expect(ticket).toHaveBeenCalledTimes(2);
    expect(sockets).toHaveLength(1);
    expect(states.at(-1)).toBe("ended");
  });

  it("continues with another session, as after a new sign-in", async () => {
    const { sockets, states, connect, last } = makeLive();
    await connect();
    last().cut(closeCodes.ended);
    await advance(2000);
    last().say({ seq: 2 });
    expect(sockets).toHaveLength(2);
    expect(states.at(-1)).toBe("connected");
  });

  it("is not reopened after its subject was deleted", async () => {
    const { sockets, states, connect, last } = makeLive();
    await connect();
    last().cut(closeCodes.gone);
    await advance(300_000);
    expect(sockets).toHaveLength(1);
    expect(states.at(-1)).toBe("ended");
  });
});

describe("a network without sockets", () => {
  it("is blocked after three tries, and open again after the first frame", async () => {
    const { sockets, states, last } = makeLive();
    for (let tries = 0; tries < 3; tries++) {
      await advance(2000);
      last().cut();
    }
    expect(states.at(-1)).toBe("blocked");
    await advance(91_000);
    expect(sockets).toHaveLength(4);
    expect(states.at(-1)).toBe("blocked");
    last().say({ seq: 1 });
    expect(states.at(-1)).toBe("connected");
  });

  it("is detected within ten seconds if sockets hang", async () => {
    const { sockets, states } = makeLive();
    await advance(10_000);
    expect(states.at(-1)).toBe("blocked");
    expect(sockets.map(({ closedHere }) => closedHere)).toEqual([true, true]);
  });

  it("is not detected by one hanging socket", async () => {
    const { states, last } = makeLive();
    await advance(5_000);
    last().say({ seq: 1 });
    expect(states).toEqual(["connecting", "waiting", "connecting", "connected"]);
  });

  it("gets more time on a retry, in case it is slow", async () => {
    const { sockets, states, last } = makeLive();
    await advance(100_000);
    expect(sockets).toHaveLength(3);
    expect(states.at(-1)).toBe("blocked");
    last().say({ seq: 1 });
    expect(states.at(-1)).toBe("connected");
  });

  it("is known to the page's next connection, until a socket opens", async () => {
    const network = { blocked: false };
    makeLive({}, network);
    await advance(60_000);
    const next = makeLive({}, network);
    expect(next.states).toEqual(["blocked"]);
    await advance(0);
    expect(next.sockets).toHaveLength(1);
    next.last().cut();
    await advance(50_000);
    expect(next.states).toEqual(["blocked"]);
    await advance(41_000);
    next.last().say({ seq: 1 });
    expect(next.states).toEqual(["blocked", "connected"]);
    expect(makeLive({}, network).states).toEqual(["connecting"]);
  });
});

describe("closing", () => {
  it("ends frames, tries and states", async () => {
    const { live, sockets, states, frames, page, connect, last } = makeLive();
    await connect();
    live.close();
    last().say({ seq: 9 });
    page.change("visible");
    await advance(600_000);
    expect(sockets).toHaveLength(1);
    expect(frames).toEqual([1]);
    expect(states.at(-1)).toBe("ended");
    expect(live.send({})).toBe(false);
  });

  it("drops a late ticket", async () => {
    let give: (ticket: LiveTicket) => void = () => {};
    const ticket = () => new Promise<LiveTicket>((resolve) => (give = resolve));
    const { live, sockets } = makeLive({ ticket });
    live.close();
    give({ url: "/live?ticket=x", expiresAt: 0, accessSeconds: 600 });
    await advance(1000);
    expect(sockets).toEqual([]);
  });
});
