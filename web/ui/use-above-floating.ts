import { type RefObject, useLayoutEffect } from "react";

/**
 * Tells a region, in `--floating`, how much of the page's end is taken: by what floats there (each
 * element with `data-floating`) and by an open keyboard.
 * @param shown while it is seen
 */
export function useAboveFloating(ref: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    if (!shown) return;
    const place = () => ref.current?.style.setProperty("--floating", `${takenBelow()}px`);
    place();
    // What begins to float takes its room in the page, too.
    const observer = new ResizeObserver(place);
    for (const element of [document.body, ...floatingElements()]) observer.observe(element);
    const seen = window.visualViewport;
    seen?.addEventListener("resize", place);
    return () => {
      observer.disconnect();
      seen?.removeEventListener("resize", place);
    };
  }, [ref, shown]);
}

const floatingElements = () => document.querySelectorAll("[data-floating]");

function takenBelow(): number {
  const seen = window.visualViewport;
  const end = seen?.scale === 1 ? seen.offsetTop + seen.height : window.innerHeight;
  const tops = [...floatingElements()]
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map(({ top }) => top);
  return window.innerHeight - Math.min(end, ...tops);
}
