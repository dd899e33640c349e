import { heartbeat } from "../../domain/conversations/live.ts";
import { openState, type Socket } from "../../durable/host.ts";

/** The other end of a connection. */
export interface FarEnd {
  hear(data: string): void;
  closed(code: number): void;
}

interface Owner {
  message(socket: ObjectSocket, data: string): void;
  left(socket: ObjectSocket): void;
}

const closedState = 3;

/** An object's end of a connection within the browser. */
export class ObjectSocket implements Socket {
  readonly #far: FarEnd;
  readonly #owner: Owner;
  #attached: unknown;
  readyState = openState;
  /** The instant of the other end's last frame. */
  heardAt = Date.now();
  /** Called after the connection's end, by either side. */
  onEnd: (() => void) | undefined;

  constructor(far: FarEnd, owner: Owner) {
    this.#far = far;
    this.#owner = owner;
  }

  send(data: string): void {
    if (this.readyState === openState) this.#far.hear(data);
  }

  close(code: number, _reason: string): void {
    this.#end(() => this.#far.closed(code));
  }

  serializeAttachment(attached: unknown): void {
    this.#attached = structuredClone(attached);
  }

  deserializeAttachment(): unknown {
    return structuredClone(this.#attached);
  }

  /** A frame from the other end; a ping is answered without the object. */
  receive(data: string): void {
    if (this.readyState !== openState) return;
    this.heardAt = Date.now();
    if (data === heartbeat.ping) this.#far.hear(heartbeat.pong);
    else this.#owner.message(this, data);
  }

  /** The other end has closed. */
  hangUp(): void {
    this.#end(() => {});
  }

  #end(tell: () => void): void {
    if (this.readyState !== openState) return;
    this.readyState = closedState;
    tell();
    this.onEnd?.();
    // In its own turn, as the object may be at work.
    queueMicrotask(() => this.#owner.left(this));
  }
}
