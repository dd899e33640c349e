import { heartbeat } from "../../domain/conversations/live.ts";
import { openState, type Socket } from "../../durable/host.ts";

/** Whoever is at the other end of a connection. */
export interface FarEnd {
  hear(data: string): void;
  closed(code: number): void;
}

interface Owner {
  message(socket: ObjectSocket, data: string): void;
  left(socket: ObjectSocket): void;
}

const closedState = 3;

/** An object's own end of a connection within the browser. */
export class ObjectSocket implements Socket {
  readonly #far: FarEnd;
  readonly #owner: Owner;
  #attached: unknown;
  readyState = openState;
  /** When the other end last gave a sign of life. */
  heardAt = Date.now();
  /** Called when the connection has ended, from whichever side. */
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

  /** The other end says something; a ping is answered without the object. */
  receive(data: string): void {
    if (this.readyState !== openState) return;
    this.heardAt = Date.now();
    if (data === heartbeat.ping) this.#far.hear(heartbeat.pong);
    else this.#owner.message(this, data);
  }

  /** The other end has gone. */
  hangUp(): void {
    this.#end(() => {});
  }

  #end(tell: () => void): void {
    if (this.readyState !== openState) return;
    this.readyState = closedState;
    tell();
    this.onEnd?.();
    // In a turn of its own, as the object may be in the middle of something.
    queueMicrotask(() => this.#owner.left(this));
  }
}
