/** Where a picture stands: moved from the middle of its box in pixels, and how much larger. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

/** A place in the box, counted from its middle. */
export interface Place {
  x: number;
  y: number;
}

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

export const still: View = { x: 0, y: 0, scale: 1 };
export const largest = 5;

export const at = (
  { clientX, clientY }: { clientX: number; clientY: number },
  box: Box,
): Place => ({
  x: clientX - box.left - box.width / 2,
  y: clientY - box.top - box.height / 2,
});

export const distance = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y);
export const middle = (a: Place, b: Place): Place => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Larger or smaller by a factor, so that what is under a place stays there. */
export function zoomedAt(view: View, factor: number, on: Place, box: Box): View {
  const scale = Math.min(largest, Math.max(1, view.scale * factor));
  if (scale === 1) return still;
  const grown = scale / view.scale;
  return within(
    { scale, x: on.x - (on.x - view.x) * grown, y: on.y - (on.y - view.y) * grown },
    box,
  );
}

/** Not moved further than the enlarged picture reaches; one that fits may be pulled anywhere. */
export function within(view: View, box: Box): View {
  if (view.scale === 1) return view;
  const reachX = ((view.scale - 1) * box.width) / 2;
  const reachY = ((view.scale - 1) * box.height) / 2;
  return {
    scale: view.scale,
    x: Math.min(reachX, Math.max(-reachX, view.x)),
    y: Math.min(reachY, Math.max(-reachY, view.y)),
  };
}
