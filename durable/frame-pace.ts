import { type Bucket, type Rate, takeToken } from "../domain/token-bucket.ts";
import type { Socket } from "./host.ts";

/** Signs of typing that come faster are not passed on, in milliseconds. */
const typingMs = 1_000;

/**
 * How fast the sockets of one object send. It lives as long as the object is awake: a bucket is
 * full again before an object falls asleep.
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
