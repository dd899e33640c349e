/** Moves the focus to a heading or another element that a control does not hold. */
export function focusOn(target: HTMLElement | null | undefined): void {
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
