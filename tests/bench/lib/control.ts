import { timingOf } from "./measure.ts";

const pieces = 15;

/** The same work on every machine and at every time: numbers, texts, and memory that is given back. */
function workOnce(): number {
  const rows = Array.from({ length: 20_000 }, (_, at) => ({
    id: (at * 7919) % 20_011,
    name: `${at}`,
  }));
  const sorted = rows.toSorted((one, other) => one.id - other.id);
  const read = JSON.parse(JSON.stringify(sorted)) as typeof rows;
  return read.reduce((sum, { id, name }) => (sum + id * name.length) % 1_000_003, 0);
}

/** Milliseconds of each of some pieces of fixed work: what they differ by, the machine does. */
export function timeControl(): number[] {
  // The first pieces are of a program that has not been compiled yet.
  for (let count = 0; count < 3; count++) workOnce();
  return Array.from({ length: pieces }, () => {
    const start = performance.now();
    workOnce();
    return performance.now() - start;
  });
}

/** The machine's own noise: the middle of the pieces, and between what nine in ten of them lie. */
export interface Noise {
  median: number;
  low: number;
  high: number;
}

export function noiseOf(pieces: readonly number[]): Noise {
  const sorted = pieces.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN;
  return { median: timingOf(pieces).median, low: at(0.05), high: at(0.95) };
}
