import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveTicket } from "../../../../domain/contract/conversations/live.ts";
import { closeCodes } from "../../../../domain/conversations/live.ts";
import { ApiError } from "../../../../web/lib/session/api-error.ts";
import { makeLive, pass } from "../../../support/live-socket.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("opening", () => {
  it("is connected with the first frame, not before", async () => {
    const { states, connect } = makeLive();
    await pass(0);
    expect(states).toEqual(["connecting"]);
    await connect();
    expect(states).toEqual(["connecting", "connected"]);
  });

  it("asks for what came after the last number, once there is one", async () => {
    const { sockets, connect, last } = makeLive();
    await connect(7);
    last().cut();
    await pass(1000);
    expect(sockets.map(({ url }) => url)).toEqual(["/live?ticket=x", "/live?ticket=x&since=7"]);
  });

  it("waits for the network before it asks for anything", async () => {
    const { states, page, ticket, connect } = makeLive({});
    page.change("offline");
    page.online = false;
    await pass(60_000);
    expect(ticket).toHaveBeenCalledTimes(1);
    page.online = true;
    page.change("online");
    await connect();
    expect(states).toEqual(["connecting", "waiting", "connecting", "connected"]);
  });

  it.each(["not_found", "session_ended", "account_inactive"] as const)(
    "ends for good on %s",
    async (code) => {
      const ticket = vi.fn(async () => {
        throw new ApiError(code);
      });
      const { states } = makeLive({ ticket });
      await pass(300_000);
      expect(states).toEqual(["connecting", "ended"]);
      expect(ticket).toHaveBeenCalledTimes(1);
    },
  );

  it("tries again, ever slower, while no ticket comes", async () => {
    const ticket = vi.fn(async () => {
      throw new ApiError("offline");
    });
    const { states } = makeLive({ ticket });
    await pass(16_000);
    expect(ticket.mock.calls.length).toBeGreaterThanOrEqual(4);
    expect(ticket.mock.calls.length).toBeLessThanOrEqual(7);
    expect(new Set(states)).toEqual(new Set(["connecting", "waiting"]));
  });
});

describe("a lost connection", () => {
  it("is opened again within a second", async () => {
    const { sockets, states, connect, last } = makeLive();
    await connect();
    await pass(20_000);
    last().cut();
    await pass(1000);
    last().say({ seq: 2 });
    expect(sockets).toHaveLength(2);
    expect(states.slice(2)).toEqual(["waiting", "connecting", "connected"]);
  });

  it("is found within twenty seconds although the network says nothing", async () => {
    const { sockets, connect, last } = makeLive();
    await connect();
    await pass(30_000);
    last().alive = false;
    await pass(20_000);
    expect(sockets.length).toBeGreaterThanOrEqual(2);
    expect(sockets[0]?.closedHere).toBe(true);
  });

  it("stays while it answers", async () => {
    const { sockets, states, connect } = makeLive();
    await connect();
    await pass(400_000);
    expect(sockets).toHaveLength(1);
    expect(states.at(-1)).toBe("connected");
  });

  it("asks once when its session ended, and not again when there is no other", async () => {
    const { sockets, states, ticket, connect, last } = makeLive();
    await connect();
    ticket.mockRejectedValue(new ApiError("session_ended"));
    last().cut(closeCodes.ended);
    await pass(300_000);
    expect(ticket).toHaveBeenCalledTimes(2);
    expect(sockets).toHaveLength(1);
    expect(states.at(-1)).toBe("ended");
  });

  it("comes back with another session, as of a browser that signed in anew", async () => {
    const { sockets, states, connect, last } = makeLive();
    await connect();
    last().cut(closeCodes.ended);
    await pass(2000);
    last().say({ seq: 2 });
    expect(sockets).toHaveLength(2);
    expect(states.at(-1)).toBe("connected");
  });

  it("is not opened again when what it was about is gone", async () => {
    const { sockets, states, connect, last } = makeLive();
    await connect();
    last().cut(closeCodes.gone);
    await pass(300_000);
    expect(sockets).toHaveLength(1);
    expect(states.at(-1)).toBe("ended");
  });
});

describe("a network that lets no sockets through", () => {
  it("is blocked after three tries, and told to be open again by the first word", async () => {
    const { sockets, states, last } = makeLive();
    for (let tries = 0; tries < 3; tries++) {
      await pass(2000);
      last().cut();
    }
    expect(states.at(-1)).toBe("blocked");
    await pass(91_000);
    expect(sockets).toHaveLength(4);
    expect(states.at(-1)).toBe("blocked");
    last().say({ seq: 1 });
    expect(states.at(-1)).toBe("connected");
  });

  it("is found within ten seconds where sockets hang instead of being refused", async () => {
    const { sockets, states } = makeLive();
    await pass(10_000);
    expect(states.at(-1)).toBe("blocked");
    expect(sockets.map(({ closedHere }) => closedHere)).toEqual([true, true]);
  });

  it("is not found for one socket that hangs", async () => {
    const { states, last } = makeLive();
    await pass(5_000);
    last().say({ seq: 1 });
    expect(states).toEqual(["connecting", "waiting", "connecting", "connected"]);
  });

  it("gives a slow network more time when it tries again", async () => {
    const { sockets, states, last } = makeLive();
    await pass(100_000);
    expect(sockets).toHaveLength(3);
    expect(states.at(-1)).toBe("blocked");
    last().say({ seq: 1 });
    expect(states.at(-1)).toBe("connected");
  });

  it("is known to the page's next connection, until a socket gets through", async () => {
    const network = { blocked: false };
    makeLive({}, network);
    await pass(60_000);
    const next = makeLive({}, network);
    expect(next.states).toEqual(["blocked"]);
    await pass(0);
    expect(next.sockets).toHaveLength(1);
    next.last().cut();
    await pass(50_000);
    expect(next.states).toEqual(["blocked"]);
    await pass(41_000);
    next.last().say({ seq: 1 });
    expect(next.states).toEqual(["blocked", "connected"]);
    expect(makeLive({}, network).states).toEqual(["connecting"]);
  });
});

describe("closing", () => {
  it("ends everything: no frame, no try, no state after it", async () => {
    const { live, sockets, states, frames, page, connect, last } = makeLive();
    await connect();
    live.close();
    last().say({ seq: 9 });
    page.change("visible");
    await pass(600_000);
    expect(sockets).toHaveLength(1);
    expect(frames).toEqual([1]);
    expect(states.at(-1)).toBe("ended");
    expect(live.send({})).toBe(false);
  });

  it("drops a ticket that comes too late", async () => {
    let give: (ticket: LiveTicket) => void = () => {};
    const ticket = () => new Promise<LiveTicket>((resolve) => (give = resolve));
    const { live, sockets } = makeLive({ ticket });
    live.close();
    give({ url: "/live?ticket=x", expiresAt: 0, accessSeconds: 600 });
    await pass(1000);
    expect(sockets).toEqual([]);
  });
});
