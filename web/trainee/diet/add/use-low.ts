import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Below this seen height, in pixels, the foods need the room of what stands above them. */
const lowPixels = 560;

const isLow = () => {
  const { visualViewport: seen, innerHeight } = window;
  return seen?.scale === 1 ? seen.height < lowPixels : innerHeight < lowPixels;
};

/**
 * Whether little height is seen, as over a keyboard. What folds away then and comes back later moves no row: the list
 * scrolls by as much.
 * @param list holds rows, in a scrolling part
 */
export function useLow(list: RefObject<HTMLElement | null>): boolean {
  const [low, setLow] = useState(isLow);
  const before = useRef<{ row: Element; top: number }>(undefined);
  useEffect(() => {
    const follow = () => {
      before.current = firstSeen(list.current);
      setLow(isLow());
    };
    const target = window.visualViewport ?? window;
    target.addEventListener("resize", follow);
    return () => target.removeEventListener("resize", follow);
  }, [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each fold
  useLayoutEffect(() => {
    if (!before.current) return;
    const { row, top } = before.current;
    before.current = undefined;
    const moved = row.getBoundingClientRect().top - top;
    row.closest("[data-scroller]")?.scrollBy({ top: moved, behavior: "instant" });
  }, [list, low]);
  return low;
}

/** The first row below the upper end of the scrolling part. */
function firstSeen(list: HTMLElement | null): { row: Element; top: number } | undefined {
  const from = list?.closest("[data-scroller]")?.getBoundingClientRect().top ?? 0;
  return [...(list?.querySelectorAll("li") ?? [])]
    .map((row) => ({ row, top: row.getBoundingClientRect().top }))
    .find(({ top }) => top >= from);
}
