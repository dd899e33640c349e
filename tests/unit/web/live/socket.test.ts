import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveTicket } from "../../../../domain/contract/live.ts";
import { closeCodes } from "../../../../domain/live.ts";
import { ApiError } from "../../../../web/lib/api-error.ts";
import type { Socket } from "../../../../web/live/link.ts";
import type { LiveState } from "../../../../web/live/plan.ts";
import { type LiveOptions, openLiveSocket } from "../../../../web/live/socket.ts";
import type { Change, Surroundings } from "../../../../web/live/surroundings.ts";

/** The far end of a socket, as the test plays it. */
class FarEnd implements Socket {
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readonly sent: string[] = [];
  closedHere = false;
  /** Whether pings are answered. */
  alive = true;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }
  send(data: string) {
    this.sent.push(data);
    if (data === "ping" && this.alive) this.#hear("pong");
  }
  close() {
    this.closedHere = true;
  }
  say(frame: object) {
    this.#hear(JSON.stringify(frame));
  }
  cut(code = 1006) {
    this.onclose?.call(this as never, { code } as CloseEvent);
  }
  #hear(data: string) {
    this.onmessage?.call(this as never, { data } as MessageEvent);
  }
}

function makeLive(overrides: Partial<LiveOptions<{ seq: number }>> = {}) {
  const sockets: FarEnd[] = [];
  const states: LiveState[] = [];
  const frames: number[] = [];
  const page = { online: true, hidden: false, change: (_: Change) => {} };
  const surroundings: Surroundings = {
    isOnline: () => page.online,
    isHidden: () => page.hidden,
    listen: (onChange) => {
      page.change = onChange;
      return () => {
        page.change = () => {};
      };
    },
  };
  const ticket = vi.fn(
    async (): Promise<LiveTicket> => ({ url: "/live?ticket=x", expiresAt: 0, accessSeconds: 600 }),
  );
  const live = openLiveSocket<{ seq: number }>(
    {
      ticket,
      since: () => frames.at(-1),
      onFrame: ({ seq }) => frames.push(seq),
      onState: (state) => states.push(state),
      ...overrides,
    },
    {
      surroundings,
      random: () => 0.5,
      connect: (url) => {
        const socket = new FarEnd(url);
        sockets.push(socket);
        return socket;
      },
    },
  );
  const last = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error("nothing was opened");
    return socket;
  };
  const connect = async (seq = 1) => {
    await pass(0);
    last().say({ seq });
  };
  return { live, sockets, states, frames, page, ticket, last, connect };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

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

  it.each(["not_found", "session_ended"] as const)("ends for good on %s", async (code) => {
    const ticket = vi.fn(async () => {
      throw new ApiError(code);
    });
    const { states } = makeLive({ ticket });
    await pass(300_000);
    expect(states).toEqual(["connecting", "ended"]);
    expect(ticket).toHaveBeenCalledTimes(1);
  });

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
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.closedHere).toBe(true);
  });

  it("stays while it answers", async () => {
    const { sockets, states, connect } = makeLive();
    await connect();
    await pass(400_000);
    expect(sockets).toHaveLength(1);
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

describe("a network that lets no sockets through", () => {
  it("is blocked after three tries, and told to be open again by the first word", async () => {
    const { sockets, states, last } = makeLive();
    for (let tries = 0; tries < 3; tries++) {
      await pass(5000);
      last().cut();
    }
    expect(states.at(-1)).toBe("blocked");
    await pass(91_000);
    expect(sockets).toHaveLength(4);
    expect(states.at(-1)).toBe("blocked");
    last().say({ seq: 1 });
    expect(states.at(-1)).toBe("connected");
  });

  it("counts a socket that opens and then says nothing", async () => {
    const { states } = makeLive();
    await pass(60_000);
    expect(states.at(-1)).toBe("blocked");
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
