/** Minimum time between two taps that are both meant, in ms: a wet finger often taps twice. */
export const meantApartMs = 600;
/** Maximum distance of a second tap, in CSS pixels. */
const near = 40;

/**
 * Follows the taps in an element that is about to leave, such as a dialog. A second tap of a wet finger would
 * press what stands under it.
 * @returns a function for the element's end: it ignores such a tap
 */
export function watchTaps(element: HTMLElement): () => void {
  let last: PointerEvent | undefined;
  element.addEventListener("pointerdown", (event) => {
    last = event;
  });
  return () => {
    const first = last;
    if (first?.pointerType !== "touch") return;
    const ignore = (event: MouseEvent) => {
      // By the taps' own times, however late a busy page hears of them.
      const isSoon = event.timeStamp - first.timeStamp < meantApartMs;
      if (!isSoon || Math.hypot(event.x - first.x, event.y - first.y) > near) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("click", ignore, { capture: true, once: true });
  };
}
