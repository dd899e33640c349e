import { type RefObject, useLayoutEffect } from "react";

/** Minimum hidden height that counts as an open keyboard, in pixels. */
const keyboardPixels = 120;

/**
 * Gives a screen the height from its top to the floating bar at the bottom. An open keyboard covers that bar, and the
 * screen ends above the keyboard.
 * @param floating selects the floating bar, if any
 */
export function useFill(ref: RefObject<HTMLElement | null>, floating?: string): void {
  useLayoutEffect(() => {
    const element = ref.current;
    const seen = window.visualViewport;
    if (!element || !seen) return;
    element.dataset.fills = "";
    const resize = () => {
      const top = element.getBoundingClientRect().top + window.scrollY;
      const keyboard = window.innerHeight - seen.height > keyboardPixels && seen.scale === 1;
      const below = floating && !keyboard ? heightBelow(document.querySelector(floating)) : 0;
      const height = Math.max(240, seen.height - top - below);
      element.style.height = `${height}px`;
      // Safari scrolls the page for the keyboard; the screen fits without that.
      if (keyboard && window.scrollY > 0) window.scrollTo(0, 0);
    };
    resize();
    const main = element.closest("main");
    const observer = new ResizeObserver(resize);
    const watch = () => {
      for (const above of before(main)) observer.observe(above);
    };
    watch();
    // Later additions of the frame are above the screen, too.
    const arrivals = new MutationObserver(watch);
    if (main?.parentElement) arrivals.observe(main.parentElement, { childList: true });
    seen.addEventListener("resize", resize);
    seen.addEventListener("scroll", resize);
    return () => {
      observer.disconnect();
      arrivals.disconnect();
      seen.removeEventListener("resize", resize);
      seen.removeEventListener("scroll", resize);
    };
  }, [ref, floating]);
}

/** The elements above the screen's own part of the page. */
function* before(main: Element | null): Generator<Element> {
  for (let above = main?.previousElementSibling; above; above = above.previousElementSibling) {
    yield above;
  }
}

function heightBelow(element: Element | null): number {
  const { top, height } = element?.getBoundingClientRect() ?? { top: 0, height: 0 };
  return height > 0 ? Math.max(0, window.innerHeight - top) : 0;
}
