/** Minimum time between two taps of a wet finger that are meant, in ms. */
const again = 600;
/** Maximum distance of a second tap, in CSS pixels. */
const near = 40;

/**
 * Follows the taps in an element that is about to leave, such as a dialog. A second tap, that of a wet finger, would
 * press what stands under it.
 * @returns a function for the element's end: it ignores such a tap for a moment
 */
export function watchTaps(element: HTMLElement): () => void {
  let last: PointerEvent | undefined;
  const watch = (event: PointerEvent) => {
    last = event;
  };
  element.addEventListener("pointerdown", watch);
  return () => {
    element.removeEventListener("pointerdown", watch);
    if (last?.pointerType === "touch") ignoreTap(last);
  };
}

function ignoreTap({ clientX, clientY, timeStamp }: PointerEvent): void {
  const left = again - (performance.now() - timeStamp);
  if (left <= 0) return;
  const ignore = (event: MouseEvent) => {
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > near) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("click", ignore, { capture: true });
  setTimeout(() => removeEventListener("click", ignore, { capture: true }), left);
}
