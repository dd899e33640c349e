import type { LiveTicket } from "../../domain/contract/conversations/live.ts";
import { type Socket, transport } from "../lib/session/transport.ts";
import { Connection } from "./connection.ts";
import type { LiveState } from "./plan.ts";
import { browserSurroundings, type Surroundings } from "./surroundings.ts";

export interface LiveOptions<Frame> {
  /** Requests a ticket for each opening. */
  ticket: () => Promise<LiveTicket>;
  /** The last seen number; undefined before the first. */
  since: () => number | undefined;
  /** The first frame of every opening is the object's `hello`; a frame may arrive twice. */
  onFrame: (frame: Frame) => void;
  onState: (state: LiveState) => void;
  /** Time in milliseconds for which the connection stays while the page is hidden. */
  restAfterMs?: number;
}

interface LiveSocket {
  /** @returns false without a connection */
  send(frame: unknown): boolean;
  close(): void;
}

/** The used parts of the browser; tests replace them. */
export interface LiveWorld {
  connect(url: string): Socket;
  surroundings: Surroundings;
  /** The connections' shared knowledge about the network. */
  network: { blocked: boolean };
  random(): number;
}

const browserWorld: LiveWorld = {
  connect: (url) => transport.connect(url),
  surroundings: browserSurroundings,
  network: { blocked: false },
  random: Math.random,
};

/** Keeps a connection to a live object through sleep, lost networks and expiring tokens. */
export function openLiveSocket<Frame>(
  options: LiveOptions<Frame>,
  world: LiveWorld = browserWorld,
): LiveSocket {
  const connection = new Connection(options as LiveOptions<unknown>, world);
  return { send: (frame) => connection.send(frame), close: () => connection.close() };
}
