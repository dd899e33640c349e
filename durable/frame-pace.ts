import { type Bucket, type Rate, takeToken } from "../domain/token-bucket.ts";
import type { Socket } from "./host.ts";

/** Minimum interval of passed-on typing frames, in milliseconds. */
const typingMs = 1_000;

/**
 * Rate limits of one object's sockets. They live while the object is awake, because a bucket is full again before
 * an object sleeps.
 */
export class FramePace {
  readonly #buckets = new WeakMap<Socket, Bucket>();
  readonly #typedAt = new WeakMap<Socket, number>();

  allows(socket: Socket, rate: Rate, now: number): boolean {
    const { bucket, taken } = takeToken(this.#buckets.get(socket), rate, now);
    this.#buckets.set(socket, bucket);
    return taken;
  }

  mayShowTyping(socket: Socket, now: number): boolean {
    const last = this.#typedAt.get(socket);
    if (last !== undefined && now - last < typingMs) return false;
    this.#typedAt.set(socket, now);
    return true;
  }
}
