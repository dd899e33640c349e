import type { LiveTicket } from "../../domain/contract/conversations/live.ts";
import { type Socket, transport } from "../lib/session/transport.ts";
import { Connection } from "./connection.ts";
import type { LiveState } from "./plan.ts";
import { browserSurroundings, type Surroundings } from "./surroundings.ts";

export interface LiveOptions<Frame> {
  /** Asks the API where to open, each time anew. */
  ticket: () => Promise<LiveTicket>;
  /** The last number that was seen; undefined before the first. */
  since: () => number | undefined;
  /** The first frame of every opening is the object's `hello`; a frame may come twice. */
  onFrame: (frame: Frame) => void;
  onState: (state: LiveState) => void;
  /** How long the connection stays while nobody sees the page, in milliseconds. */
  restAfterMs?: number;
}

interface LiveSocket {
  /** @returns false when there is no connection to send it through */
  send(frame: unknown): boolean;
  close(): void;
}

/** What of the browser it stands on; tests bring their own. */
export interface LiveWorld {
  connect(url: string): Socket;
  surroundings: Surroundings;
  /** What the connections of a page learn of the network, each for all. */
  network: { blocked: boolean };
  random(): number;
}

const browserWorld: LiveWorld = {
  connect: (url) => transport.connect(url),
  surroundings: browserSurroundings,
  network: { blocked: false },
  random: Math.random,
};

/** Keeps a connection to a live object through sleep, lost networks and tokens that end. */
export function openLiveSocket<Frame>(
  options: LiveOptions<Frame>,
  world: LiveWorld = browserWorld,
): LiveSocket {
  const connection = new Connection(options as LiveOptions<unknown>, world);
  return { send: (frame) => connection.send(frame), close: () => connection.close() };
}
