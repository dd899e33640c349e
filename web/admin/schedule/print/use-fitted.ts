import { type RefObject, useLayoutEffect, useState } from "react";

/** Text sizes of a page, px: the largest that reads well, and the least that still can be read. */
const [largest, least] = [13, 5];
const step = 0.25;

/** The largest text with which the content of an element fits into its height. */
export function useFitted(ref: RefObject<HTMLElement | null>, of: unknown): number {
  const [size, setSize] = useState(largest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn decides how much room it takes
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    let next = largest;
    const fits = () => {
      element.style.fontSize = `${next}px`;
      return element.scrollHeight <= element.clientHeight + 1;
    };
    while (!fits() && next > least) next -= step;
    setSize(next);
  }, [ref, of]);
  return size;
}
