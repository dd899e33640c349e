import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from "react";

/** An item under the pointer, and where it would be dropped. */
export interface Dragged<Item, Drop> {
  item: Item;
  x: number;
  y: number;
  drop?: Drop;
}

const startsAfterPx = 6;
const edgePx = 72;
/** The speed at the very edge; slower further inside. */
const scrollPxPerSecond = 900;

/**
 * Drags an item with mouse, pen or finger; the page scrolls at its edges.
 * @param dropAt the place under a point, for an item
 * @param onDrop called with the present closure, as the content may change under a long drag
 */
export function useDrag<Item, Drop>(
  dropAt: (x: number, y: number, item: Item) => Drop | undefined,
  onDrop: (item: Item, drop: Drop) => void,
) {
  const [dragged, setDragged] = useState<Dragged<Item, Drop>>();
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });

  const start = (event: ReactPointerEvent, item: Item) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const { clientX, clientY } = event;
    let [x, y] = [clientX, clientY];
    let drop: Drop | undefined;
    let active = false;
    const carry = () => {
      drop = dropAt(x, y, item);
      setDragged({ item, x, y, ...(drop !== undefined && { drop }) });
    };
    const onMove = (move: PointerEvent) => {
      ({ clientX: x, clientY: y } = move);
      if (!active) {
        if (Math.hypot(x - clientX, y - clientY) < startsAfterPx) return;
        active = true;
        onEveryFrame(signal, (seconds) => {
          if (scrollsAt(y, seconds)) carry();
        });
      }
      carry();
    };
    const onEnd = (end: Event) => {
      stop.current();
      if (active && end.type === "pointerup" && drop !== undefined) latest.current(item, drop);
    };
    const onKey = (key: KeyboardEvent) => key.key === "Escape" && onEnd(key);
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("pointermove", onMove, { signal });
    addEventListener("pointerup", onEnd, { signal });
    addEventListener("pointercancel", onEnd, { signal });
    addEventListener("keydown", onKey, { signal });
    stop.current = () => {
      listening.abort();
      setDragged(undefined);
    };
  };
  return { dragged, start };
}

function onEveryFrame(signal: AbortSignal, act: (seconds: number) => void) {
  let before = performance.now();
  const frame = (now: number) => {
    if (signal.aborted) return;
    act((now - before) / 1000);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Scrolls the page under a pointer near its edge; returns whether it moved. */
function scrollsAt(y: number, seconds: number): boolean {
  const depth = Math.max(y - (innerHeight - edgePx), 0) - Math.max(edgePx - y, 0);
  const before = scrollY;
  if (depth !== 0)
    scrollBy({ top: (depth / edgePx) * scrollPxPerSecond * seconds, behavior: "instant" });
  return scrollY !== before;
}

/** The place of a point among the other items of a list, which have `data-item`. */
export function indexIn(list: HTMLElement, y: number, id: string): number {
  return [...list.querySelectorAll<HTMLElement>("[data-item]")].filter((element) => {
    const { top, height } = element.getBoundingClientRect();
    return element.dataset.item !== id && top + height / 2 < y;
  }).length;
}
