import { useState } from "react";
import type { MealsAtHand } from "../../../../domain/contract/activity/diet.ts";

/**
 * The meals at hand as they were when the present search began. Each added food changes the answer, but a row that moves
 * under the finger would let the next tap add another food.
 */
export function useHeld(known: MealsAtHand | undefined, search: string): MealsAtHand | undefined {
  const [held, setHeld] = useState({ known, search });
  const isOver = held.search !== search || (!held.known && known !== undefined);
  const next = isOver ? { known, search } : held;
  if (isOver) setHeld(next);
  return next.known;
}
