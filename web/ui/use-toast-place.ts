import { type RefObject, useLayoutEffect } from "react";

const gap = 12;

/**
 * Finds the place of a region so that nothing under it is out of reach. On a screen that is above what floats at
 * the end (each element with `data-floating`) and an open keyboard; the page grows by as much. Over an open dialog
 * it is above the dialog, or under its head, where what scrolls (`data-scroller`) grows by as much.
 * @param shown while it is seen
 */
export function useToastPlace(ref: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const region = ref.current;
    if (!shown || !region) return;
    const root = document.documentElement;
    let grown: HTMLElement | null = null;
    const grow = (element: HTMLElement | null, pixels: number) => {
      if (grown !== element) give(grown, 0);
      grown = element;
      give(element, pixels);
    };
    const place = () => {
      const height = region.offsetHeight + gap;
      // Where it is laid out, not where it is on its way in.
      const dialog = [...document.querySelectorAll<HTMLElement>("dialog:modal")].at(-1);
      const top = dialog?.offsetTop ?? 0;
      const head = top >= height + gap ? null : dialog?.querySelector("header");
      region.style.setProperty("--floating", `${takenBelow()}px`);
      region.style.setProperty(
        "--head",
        `${head ? top + head.offsetTop + head.offsetHeight : 0}px`,
      );
      grow(head ? (dialog?.querySelector<HTMLElement>("[data-scroller]") ?? null) : null, height);
      root.style.setProperty("--toasts", dialog ? "0px" : `${height}px`);
    };
    place();
    // What begins to float takes its room in the page, too.
    const sizes = new ResizeObserver(place);
    for (const element of [document.body, region, ...floatingElements()]) sizes.observe(element);
    const dialogs = new MutationObserver(place);
    dialogs.observe(document.body, { attributeFilter: ["open"], childList: true, subtree: true });
    const seen = window.visualViewport;
    seen?.addEventListener("resize", place);
    return () => {
      sizes.disconnect();
      dialogs.disconnect();
      seen?.removeEventListener("resize", place);
      grow(null, 0);
      root.style.removeProperty("--toasts");
    };
  }, [ref, shown]);
}

/** Room at the beginning of what scrolls; what is seen of it stays where it is. */
function give(element: HTMLElement | null, pixels: number): void {
  if (!element) return;
  const before = Number.parseFloat(element.style.getPropertyValue("--room")) || 0;
  if (before === pixels) return;
  const { scrollTop } = element;
  element.style.setProperty("--room", `${pixels}px`);
  element.scrollTop = scrollTop + pixels - before;
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
