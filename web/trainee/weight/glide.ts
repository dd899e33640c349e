import { clamp } from "../../../domain/numerals.ts";

/** Time constant of the slowing, in ms: the speed falls to about a third of it. */
const slowingMs = 220;
/** Maximum speed in pixels per ms: a slip must not cross all weights. */
const fastest = 1.5;
/** The movement within this many ms before the release counts as a throw. */
const throwWindowMs = 80;
/** Events closer than this many ms give no speed. */
const minMs = 8;
/** Pixels per ms below which the ruler stops. */
const standing = 0.02;

export interface TrailPoint {
  x: number;
  /** ms */
  at: number;
}

/** The finger's speed at its release in pixels per ms; 0 if it rested before. */
export function throwSpeed(trail: readonly TrailPoint[], now: number): number {
  const recent = trail.filter(({ at }) => now - at < throwWindowMs);
  const first = recent[0];
  const last = recent.at(-1);
  if (!first || !last || last.at - first.at < minMs) return 0;
  const speed = clamp((last.x - first.x) / (last.at - first.at), -fastest, fastest);
  return Math.abs(speed) < standing * 5 ? 0 : speed;
}

/** The speed after some ms; 0 once it stops. */
export function slowed(speed: number, ms: number): number {
  const next = speed * Math.exp(-ms / slowingMs);
  return Math.abs(next) < standing ? 0 : next;
}
