import { clamp } from "../../../domain/numerals.ts";

/** How fast a let-go ruler slows down: after this many ms it has a third of its speed. */
const slowingMs = 220;
/** Pixels a ms that a throw may have: a slip must not send the ruler across all weights. */
const fastest = 1.5;
/** Only what moved just before letting go counts as a throw. */
const throwWindowMs = 80;
/** Two events closer than this say nothing about speed. */
const minMs = 8;
/** Pixels a ms under which it stands. */
const standing = 0.02;

export interface TrailPoint {
  x: number;
  /** ms */
  at: number;
}

/** The speed in pixels a ms with which a finger left the glass; 0 when it rested before. */
export function throwSpeed(trail: readonly TrailPoint[], now: number): number {
  const recent = trail.filter(({ at }) => now - at < throwWindowMs);
  const first = recent[0];
  const last = recent.at(-1);
  if (!first || !last || last.at - first.at < minMs) return 0;
  const speed = clamp((last.x - first.x) / (last.at - first.at), -fastest, fastest);
  return Math.abs(speed) < standing * 5 ? 0 : speed;
}

/** The speed some ms later; 0 once it stands. */
export function slowed(speed: number, ms: number): number {
  const next = speed * Math.exp(-ms / slowingMs);
  return Math.abs(next) < standing ? 0 : next;
}
