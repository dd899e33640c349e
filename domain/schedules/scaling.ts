import { quantityBounds } from "../libraries/bounds.ts";
import { roundTo } from "../numerals.ts";

/** What scaling needs of a plate: kcal of 100 g, null where nobody measured, and grams. */
interface ScaledPlate {
  calories: number | null;
  quantity: number;
}

const { min, max, step } = quantityBounds;

/**
 * The grams of a day's plates that bring it to its target, in steps of 50 within what may be planned.
 * All of them grow or shrink by the same share first; then single steps follow, each where it leaves
 * the day nearest to its target, for as long as one does. A plate without calories keeps its grams,
 * and counts for nothing.
 * @param target kcal of the day
 * @returns grams, in the order of the plates
 */
export function scaledQuantities(plates: readonly ScaledPlate[], target: number): number[] {
  const planned = energyOf(
    plates,
    plates.map(({ quantity }) => quantity),
  );
  if (planned <= 0) return plates.map(({ quantity }) => quantity);
  const grams = plates.map(({ calories, quantity }) =>
    (calories ?? 0) > 0 ? inSteps((quantity * target) / planned) : quantity,
  );
  let total = energyOf(plates, grams);
  for (;;) {
    const best = bestStep(plates, grams, target - total);
    if (!best) return grams;
    grams[best.place] = (grams[best.place] ?? 0) + best.by;
    total += best.energy;
  }
}

/** The one step that leaves the least; undefined where every one leaves as much or more. */
function bestStep(plates: readonly ScaledPlate[], grams: readonly number[], missing: number) {
  const by = missing > 0 ? step : -step;
  let best: { place: number; by: number; energy: number } | undefined;
  let least = Math.abs(missing);
  for (const [place, { calories }] of plates.entries()) {
    const next = (grams[place] ?? 0) + by;
    if (calories === null || calories <= 0 || next < min || next > max) continue;
    const energy = (calories * by) / 100;
    const left = Math.abs(missing - energy);
    if (left >= least - 1e-9) continue;
    least = left;
    best = { place, by, energy };
  }
  return best;
}

const inSteps = (grams: number) => Math.min(max, Math.max(min, roundTo(grams / step, 0) * step));

const energyOf = (plates: readonly ScaledPlate[], grams: readonly number[]) =>
  plates.reduce(
    (sum, { calories }, place) => sum + ((calories ?? 0) * (grams[place] ?? 0)) / 100,
    0,
  );
