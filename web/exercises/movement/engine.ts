import { type Drawing, drawingOf } from "../../../domain/libraries/movement/drawing.ts";
import {
  type Movement,
  type MovementData,
  movementOf,
} from "../../../domain/libraries/movement/movement.ts";
import { workedOf } from "../../../domain/libraries/movement/muscles.ts";
import { type Still, stillOf, type Thumb, thumbOf } from "./still.ts";

/** An exercise as drawn: its two ends side by side, or animated. */
export interface ShownMovement {
  movement: Movement;
  still: (isRtl: boolean) => Still;
  thumb: () => Thumb;
  drawing: Drawing;
}

/** The movements of a category, each computed on first use. */
export function shownMovements(
  data: Readonly<Record<string, MovementData>>,
  shared: Readonly<Record<string, MovementData>>,
  muscles: Readonly<Record<string, readonly string[]>>,
): (id: string) => ShownMovement | undefined {
  const shown = new Map<string, ShownMovement>();
  return (id) => {
    const written = data[id];
    if (!shown.has(id) && written)
      shown.set(id, shownOf(movementOf(written, shared, workedOf(muscles[id]))));
    return shown.get(id);
  };
}

function shownOf(movement: Movement): ShownMovement {
  const drawing = drawingOf(movement);
  const stills = new Map<boolean, Still>();
  let thumb: Thumb | undefined;
  return {
    movement,
    drawing,
    still: (isRtl) => {
      const still = stills.get(isRtl) ?? stillOf(movement, drawing, isRtl);
      stills.set(isRtl, still);
      return still;
    },
    thumb: () => (thumb ??= thumbOf(movement, drawing)),
  };
}
