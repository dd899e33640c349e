import { useLayoutEffect, useState } from "react";

/** The present width of an element, in whole pixels. */
export function useWidth<T extends HTMLElement>(initial: number) {
  // As a state, because the element may come later or be replaced.
  const [element, ref] = useState<T | null>(null);
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => setWidth(Math.round(element.clientWidth) || initial);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, initial]);
  return { ref, width };
}
