/**
 * The room of toasts before a dialog's scrolling part. Scrolled content stays in place, except under toasts that were
 * there before the dialog: those are there from its first moment.
 * @param isNew whether the dialog has just opened
 */
export function toastRoom(isNew: boolean) {
  let first = isNew;
  let grown: HTMLElement | null = null;
  return (element: HTMLElement | null, pixels: number): void => {
    if (grown !== element) give(grown, 0);
    grown = element;
    if (element) give(element, pixels, first);
    first = false;
  };
}

function give(element: HTMLElement | null, pixels: number, isFirst = false): void {
  if (!element) return;
  const before = Number.parseFloat(element.style.getPropertyValue("--room")) || 0;
  if (before === pixels) return;
  const { scrollTop } = element;
  element.style.setProperty("--room", `${pixels}px`);
  if (!isFirst && scrollTop > 0) element.scrollTop = scrollTop + pixels - before;
}
