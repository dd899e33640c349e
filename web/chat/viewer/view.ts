/** The position of a picture: its offset from the middle in pixels, and its scale. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

/** A point in the box, relative to its middle. */
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

/** The view scaled by a factor around a fixed point. */
export function zoomedAt(view: View, factor: number, on: Place, box: Box): View {
  const scale = Math.min(largest, Math.max(1, view.scale * factor));
  if (scale === 1) return still;
  const grown = scale / view.scale;
  return within(
    { scale, x: on.x - (on.x - view.x) * grown, y: on.y - (on.y - view.y) * grown },
    box,
  );
}

/** The view limited to the enlarged picture; a picture that fits may be pulled anywhere. */
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
