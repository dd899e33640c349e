import { quantityBounds } from "../libraries/bounds.ts";
import { roundTo } from "../numerals.ts";

/** A meal to scale: kcal of 100 g (null is unknown), and grams. */
interface ScaledPlate {
  calories: number | null;
  quantity: number;
}

const { min, max, step } = quantityBounds;

/**
 * The grams that bring a day's meals to its target, in steps of 50 within the planning bounds. First all change
 * by the same share. Then single steps follow, each bringing the day nearest to the target, while one
 * does. A meal without calories keeps its grams and does not count.
 * @param target kcal of the day
 * @returns grams, in the order of the meals
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

/** The step that comes nearest; undefined if none improves. */
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
