import {
  closeCodes,
  frameBytes,
  type LiveIdentity,
  liveAccessSeconds,
  liveTicketSeconds,
  silenceMs,
  socketsPerSide,
} from "../domain/conversations/live.ts";
import { exceedsBytes } from "../domain/text.ts";
import { openState, type Socket, type Sockets, type Storage } from "./host.ts";

/** The sockets, and the storage of their notes. */
type Host<Held extends Socket> = Sockets<Held> & { storage: Pick<Storage, "kv"> };

/** The note of a socket for its object's sleep. */
interface Attached {
  identity: LiveIdentity;
  openedAt: number;
  /** Consecutive refused frames. */
  refusals: number;
}

/** An ended session, and the time of that news, UTC milliseconds. */
interface EndedSession {
  id: string;
  at: number;
}

/** A used ticket, and the time of its use, UTC milliseconds. */
interface UsedTicket {
  id: string;
  at: number;
}

const usedKeptMs = liveTicketSeconds * 1000;
const endedKeptMs = liveAccessSeconds * 1000;

/** The sockets of one live object, with their identities, limits and ends. */
export class LiveSockets<Held extends Socket = Socket> {
  readonly #host: Host<Held>;
  readonly #signs = new WeakMap<Held, number>();

  constructor(host: Host<Held>) {
    this.#host = host;
  }

  /** Notes the use of a ticket; false for a used one. */
  takeTicket({ ticketId }: LiveIdentity, now: number): boolean {
    const { kv } = this.#host.storage;
    const used = (kv.get<UsedTicket[]>("tickets") ?? []).filter(({ at }) => at > now - usedKeptMs);
    if (used.some(({ id }) => id === ticketId)) return false;
    kv.put("tickets", [...used, { id: ticketId, at: now }]);
    return true;
  }

  /** Accepts a socket; it replaces the oldest ones of its side. */
  accept(socket: Held, identity: LiveIdentity, now: number): void {
    const oldestFirst = this.open(now)
      .filter((other) => attachedTo(other).identity.side === identity.side)
      .toSorted((a, b) => attachedTo(a).openedAt - attachedTo(b).openedAt);
    const newest = oldestFirst.at(-1);
    this.#host.acceptWebSocket(socket);
    // Sockets of one millisecond keep their order.
    const openedAt = newest ? Math.max(now, attachedTo(newest).openedAt + 1) : now;
    attach(socket, { identity, openedAt, refusals: 0 });
    for (const old of [...oldestFirst, socket].slice(0, -socketsPerSide)) {
      old.close(closeCodes.replaced, "a newer window took the place");
    }
  }

  /** Writable sockets; the others are closed. */
  open(now: number): Held[] {
    return this.#host.getWebSockets().filter((socket) => {
      if (socket.readyState !== openState) return false;
      if (now >= attachedTo(socket).identity.provenUntil) {
        socket.close(closeCodes.expired, "come back with a new ticket");
        return false;
      }
      if (!this.#isSilent(socket, now)) return true;
      socket.close(closeCodes.silent, "gave no sign for too long");
      return false;
    });
  }

  // The platform is asked only if the last known sign is too old: the call is a large part of a message's cost.
  #isSilent(socket: Held, now: number): boolean {
    const known = this.#signs.get(socket) ?? attachedTo(socket).openedAt;
    if (now - known <= silenceMs) return false;
    const sign = this.lastSign(socket);
    this.#signs.set(socket, sign);
    return now - sign > silenceMs;
  }

  /** The last sign of life of a socket. */
  lastSign(socket: Held): number {
    const pinged = this.#host.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0;
    return Math.max(pinged, attachedTo(socket).openedAt);
  }

  /**
   * Closes the sockets of ended sessions. The sessions are remembered while an earlier proof is valid, because one
   * of their sockets may be on its way.
   */
  endSessions(ids: readonly string[], now: number): void {
    const known = this.#ended.filter(({ id, at }) => at > now - endedKeptMs && !ids.includes(id));
    this.#host.storage.kv.put("ended", [...known, ...ids.map((id) => ({ id, at: now }))]);
    for (const socket of this.open(now)) {
      if (ids.includes(attachedTo(socket).identity.sessionId)) this.#end(socket);
    }
  }

  /** Closes a new socket of an ended session; returns whether it was one. */
  endIfLate(socket: Held): boolean {
    const { sessionId } = attachedTo(socket).identity;
    const isLate = this.#ended.some(({ id }) => id === sessionId);
    if (isLate) this.#end(socket);
    return isLate;
  }

  get #ended(): EndedSession[] {
    return this.#host.storage.kv.get<EndedSession[]>("ended") ?? [];
  }

  #end(socket: Held): void {
    socket.close(closeCodes.ended, "the session is over");
  }

  closeAll(code: number, reason: string): void {
    for (const socket of this.#host.getWebSockets()) {
      if (socket.readyState === openState) socket.close(code, reason);
    }
  }
}

// Notes read while the object is awake: reading them again is a large part of a message's cost.
const known = new WeakMap<Socket, Attached>();

export function attachedTo(socket: Socket): Attached {
  const read = known.get(socket);
  if (read) return read;
  const attached = socket.deserializeAttachment() as Attached;
  known.set(socket, attached);
  return attached;
}

export function attach(socket: Socket, attached: Attached): void {
  socket.serializeAttachment(attached);
  known.set(socket, attached);
}

/** Sends a frame as JSON, except to a closing socket. */
export function send<Frame>(socket: Socket, frame: Frame): void {
  if (socket.readyState === openState) socket.send(JSON.stringify(frame));
}

/** Sends a frame as JSON to sockets known to be open. */
export function sendAll<Frame>(open: readonly Socket[], frame: Frame): void {
  if (open.length === 0) return;
  const json = JSON.stringify(frame);
  for (const socket of open) socket.send(json);
}

export function isTooLarge(frame: string | ArrayBuffer): boolean {
  return typeof frame === "string"
    ? exceedsBytes(frame, frameBytes)
    : frame.byteLength > frameBytes;
}
