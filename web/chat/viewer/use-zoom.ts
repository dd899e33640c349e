import {
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { direction } from "../../ui/direction.ts";
import {
  at,
  distance,
  largest,
  middle,
  type Place,
  still,
  type View,
  within,
  zoomedAt,
} from "./view.ts";

const turnPixels = 70;
const closePixels = 110;
const step = 1.6;

type Turns = {
  onBefore: (() => void) | undefined;
  onAfter: (() => void) | undefined;
  onClose: () => void;
};

/** Zoom by pinch, wheel, double tap and keys; swipes change the picture or close. */
export function useZoom({ onBefore, onAfter, onClose }: Turns) {
  const ref = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Place>());
  const [view, setView] = useState<View>(still);
  const [isMoving, setMoving] = useState(false);

  const box = () => ref.current?.getBoundingClientRect() ?? new DOMRect();
  const zoom = (factor: number, on?: Place) =>
    setView((known) => zoomedAt(known, factor, on ?? { x: 0, y: 0 }, box()));

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 300), at(event, box()));
  });
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "+" || key === "=") zoom(step);
    if (key === "-") zoom(1 / step);
    if (key === "0") setView(still);
  });
  useEffect(() => {
    const element = ref.current;
    const wheel = (event: WheelEvent) => onWheel(event);
    const keys = (event: KeyboardEvent) => onKey(event);
    // React's listeners are passive, and the page would zoom too.
    element?.addEventListener("wheel", wheel, { passive: false });
    addEventListener("keydown", keys);
    return () => {
      element?.removeEventListener("wheel", wheel);
      removeEventListener("keydown", keys);
    };
  }, []);

  const onPointerDown = (event: PointerEvent) => {
    if ((event.target as Element).closest("button")) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, at(event, box()));
    setMoving(true);
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = at(event, box());
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other) {
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      zoom(factor, middle(now, other));
    } else {
      setView((known) =>
        within({ ...known, x: known.x + now.x - before.x, y: known.y + now.y - before.y }, box()),
      );
    }
  };
  const onPointerEnd = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
    if (pointers.current.size > 0) return;
    setMoving(false);
    if (view.scale > 1) return;
    const towardsNext = direction() === "rtl" ? view.x : -view.x;
    if (view.y > closePixels) onClose();
    else if (towardsNext > turnPixels) onAfter?.();
    else if (towardsNext < -turnPixels) onBefore?.();
    setView(still);
  };
  const onDoubleClick = (event: MouseEvent) =>
    view.scale > 1 ? setView(still) : zoom(2.5, at(event, box()));

  return {
    ref,
    scale: view.scale,
    isLargest: view.scale >= largest,
    isMoving,
    transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
    larger: () => zoom(step),
    smaller: () => zoom(1 / step),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onDoubleClick,
    },
  };
}
