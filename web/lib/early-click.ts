declare global {
  interface Window {
    /** Set by the inline script of a page that was rendered ahead. */
    earlyClick?: { (event: Event): void; button?: HTMLButtonElement };
  }
}

/** Inline in the page: a button that is pressed before it answers is remembered. */
export const earlyClickScript =
  'addEventListener("click",earlyClick=e=>{let b=e.target.closest("button[aria-label]");if(b)earlyClick.button=b},true);';

/** Presses, now that a part of the page answers, what was pressed in it too early. */
export function releaseEarlyClick(part: ParentNode | null): void {
  const { earlyClick } = window;
  if (!earlyClick?.button || !part) return;
  const button = standingFor(earlyClick.button, part);
  if (!button) return;
  button.click();
  delete earlyClick.button;
}

/** Nothing is remembered any more: the whole page answers. */
export function forgetEarlyClicks(): void {
  if (!window.earlyClick) return;
  removeEventListener("click", window.earlyClick, true);
  delete window.earlyClick;
}

/** The pressed button itself, or the one of its name where a part was drawn anew. */
function standingFor(pressed: HTMLButtonElement, part: ParentNode): HTMLButtonElement | null {
  if (pressed.isConnected) return part.contains(pressed) ? pressed : null;
  return part.querySelector(`button[aria-label="${CSS.escape(pressed.ariaLabel ?? "")}"]`);
}
