export type Scale = { min: number; max: number; ticks: readonly number[] };

/** The round step (1, 2, 2.5 or 5 × 10ⁿ) for about this number of parts at most. */
function roundStep(range: number, parts: number): number {
  const rough = range / parts;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 2.5, 5, 10].find((round) => round * power >= rough) ?? 10) * power;
}

function ticksWithin(min: number, max: number, step: number): number[] {
  const first = Math.ceil(min / step);
  const count = Math.floor(max / step) - first + 1;
  return Array.from({ length: count }, (_, i) => Number(((first + i) * step).toFixed(6)));
}

/** For lines: round steps, with room above and below every value. */
export function valueScale(values: readonly number[], parts = 4): Scale {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const air = (high - low || Math.max(Math.abs(high) * 0.05, 1)) * 0.14;
  const [min, max] = high === low ? [low - 4 * air, high + 4 * air] : [low - air, high + air];
  return { min, max, ticks: ticksWithin(min, max, roundStep(max - min, parts)) };
}

/** For bars, whose lengths are compared: from zero to the first round step above every value. */
export function amountScale(amounts: readonly number[], parts = 4): Scale {
  const high = Math.max(1, ...amounts);
  const step = roundStep(high, parts);
  const max = Number((Math.ceil(high / step) * step).toFixed(6));
  return { min: 0, max, ticks: ticksWithin(0, max, step) };
}
