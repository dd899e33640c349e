import { vi } from "vitest";
import type { LiveTicket } from "../../domain/contract/conversations/live.ts";
import type { Socket } from "../../web/lib/session/transport.ts";
import type { LiveState } from "../../web/live/plan.ts";
import { type LiveOptions, openLiveSocket } from "../../web/live/socket.ts";
import type { Change, Surroundings } from "../../web/live/surroundings.ts";

/** The server's end of a socket, played by the test. */
class FarEnd implements Socket {
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readonly sent: string[] = [];
  closedHere = false;
  /** Whether it answers pings. */
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

/** A live socket in its own page, or with a shared network; needs `vi.useFakeTimers`. */
export function makeLive(
  overrides: Partial<LiveOptions<{ seq: number }>> = {},
  network = { blocked: false },
) {
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
      network,
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
    if (!socket) throw new Error("no socket was opened");
    return socket;
  };
  const connect = async (seq = 1) => {
    await advance(0);
    last().say({ seq });
  };
  return { live, sockets, states, frames, page, ticket, last, connect };
}

/** Advances the clock. */
export const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);
