import type { InboxEvent, InboxFrame, Presence } from "../domain/contract/inbox.ts";
import {
  awayAfterMs,
  closeCodes,
  type LiveIdentity,
  refusalsInARow,
  silenceMs,
} from "../domain/conversations/live.ts";
import { retryDelay } from "../domain/retry.ts";
import { InboxStore, type OpenConversation } from "./inbox-store.ts";
import { LiveObject } from "./live-object.ts";
import { attach, attachedTo, isTooLarge, LiveSockets, send, sendAll } from "./live-socket.ts";

/** A person went online or offline. */
export interface PresenceChange {
  accountId: string;
  side: "trainer" | "trainee";
  online: boolean;
  /** UTC milliseconds: now, or the last activity. */
  at: number;
}

/** A person's live events, and the sockets of their windows. */
export abstract class Inbox<Env = unknown> extends LiveObject<Env> {
  readonly #store = new InboxStore(this.ctx.storage);
  readonly #sockets = new LiveSockets<WebSocket>(this.ctx);

  /** Tells a change of presence to the people concerned; called at least once a change. */
  protected abstract follow(change: PresenceChange): Promise<void>;

  /** Milliseconds by which the app's clock is ahead of the platform's, which sockets and alarms follow. */
  protected ahead(): number {
    return 0;
  }

  override async open(
    socket: WebSocket,
    identity: LiveIdentity,
    since: number | undefined,
  ): Promise<boolean> {
    const now = Date.now();
    if (!this.#sockets.takeTicket(identity, now)) return false;
    this.#sockets.accept(socket, identity, now);
    if (this.#store.isErased) socket.close(closeCodes.gone, "no such inbox");
    else if (!this.#sockets.endIfLate(socket)) {
      send<InboxFrame>(socket, this.#hello(since, now));
      await this.#arrived(identity, now);
    }
    return true;
  }

  /** Stores an event and sends it to every open window except its source. */
  async tell(event: InboxEvent, exceptWindow?: string): Promise<void> {
    if (this.#store.isErased) return;
    const now = Date.now();
    const seq = this.#store.append(event, now);
    const told = this.#sockets
      .open(now)
      .filter(
        (socket) =>
          exceptWindow === undefined || attachedTo(socket).identity.windowId !== exceptWindow,
      );
    sendAll<InboxFrame>(told, { type: "event", seq, event });
  }

  /** Notes that a window of a session is about to open a conversation. */
  async noteOpenConversation(conversation: OpenConversation): Promise<void> {
    if (!this.#store.isErased) this.#store.noteOpenConversation(conversation, Date.now());
  }

  /**
   * Closes the sockets of ended sessions.
   * @returns trainees whose conversations these may have open
   */
  async endSessions(sessionIds: string[]): Promise<string[]> {
    if (this.#store.isErased) return [];
    const now = Date.now();
    this.#sockets.endSessions(sessionIds, now);
    return this.#store.openConversations(sessionIds, now);
  }

  async presence(): Promise<Presence> {
    const now = Date.now();
    const online = this.#sockets.open(now).length > 0;
    const lastActiveAt = online ? now : this.#store.presence?.lastActiveAt;
    return {
      online,
      lastActiveAt: lastActiveAt === undefined ? null : lastActiveAt + this.ahead(),
    };
  }

  /** Online trainees, for the trainer's inbox. */
  async presentTrainees(): Promise<string[]> {
    return this.#store.presentTrainees();
  }

  /** Erases everything, when the person is deleted. */
  async erase(): Promise<void> {
    this.#sockets.closeAll(closeCodes.gone, "the account is no more");
    await this.ctx.storage.deleteAlarm();
    await this.#store.erase();
  }

  override async webSocketMessage(socket: WebSocket, frame: string | ArrayBuffer): Promise<void> {
    if (isTooLarge(frame)) return socket.close(closeCodes.tooLarge, "the frame is too large");
    const attached = attachedTo(socket);
    const refusals = attached.refusals + 1;
    if (refusals > refusalsInARow) return socket.close(closeCodes.malformed, "an inbox only tells");
    attach(socket, { ...attached, refusals });
    send(socket, { type: "refused", reason: "malformed" });
  }

  override async webSocketClose(socket: WebSocket): Promise<void> {
    await this.#left(socket);
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    await this.#left(socket);
  }

  override async alarm(): Promise<void> {
    const known = this.#store.presence;
    if (!known) return;
    const now = Date.now();
    const online = this.#sockets.open(now).length > 0;
    if (online) await this.ctx.storage.setAlarm(now + silenceMs);
    if (online === known.online) return;
    const { accountId, side, lastActiveAt, failures } = known;
    try {
      await this.follow({
        accountId,
        side,
        online,
        at: (online ? now : lastActiveAt) + this.ahead(),
      });
      this.#keep({ online, failures: 0 });
    } catch {
      this.#keep({ failures: failures + 1 });
      await this.ctx.storage.setAlarm(now + retryDelay(failures + 1, Math.random()));
    }
  }

  #hello(since: number | undefined, now: number): InboxFrame {
    const { seq, at } = this.#store.newest();
    const missed = since === undefined ? null : this.#store.since(since);
    return { type: "hello", seq, missed, age: at === null ? null : Math.max(0, now - at) };
  }

  async #arrived({ accountId, side }: PresenceOwner, now: number): Promise<void> {
    const known = this.#store.presence;
    const { online, failures } = known ?? { online: false, failures: 0 };
    this.#store.presence = { accountId, side, online, lastActiveAt: now, failures };
    if (!online) await this.ctx.storage.setAlarm(now);
  }

  async #left(socket: WebSocket): Promise<void> {
    const now = Date.now();
    const others = this.#sockets.open(now).filter((other) => other !== socket);
    if (others.length > 0 || !this.#store.presence) return;
    this.#keep({ lastActiveAt: this.#sockets.lastSign(socket) });
    await this.ctx.storage.setAlarm(now + awayAfterMs);
  }

  #keep(change: { online?: boolean; lastActiveAt?: number; failures?: number }): void {
    const known = this.#store.presence;
    if (known) this.#store.presence = { ...known, ...change };
  }
}

type PresenceOwner = Pick<PresenceChange, "accountId" | "side">;
