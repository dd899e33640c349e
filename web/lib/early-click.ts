declare global {
  interface Window {
    /** Set by the inline script of a prerendered page. */
    earlyClick?: { (event: Event): void; button?: HTMLButtonElement };
  }
}

/** The inline script that remembers a button pressed before its code is loaded. */
export const earlyClickScript =
  'addEventListener("click",earlyClick=e=>{let b=e.target.closest("button[aria-label]");if(b)earlyClick.button=b},true);';

/** Presses the remembered button of a part that is ready now. */
export function releaseEarlyClick(part: ParentNode | null): void {
  const { earlyClick } = window;
  if (!earlyClick?.button || !part) return;
  const button = standingFor(earlyClick.button, part);
  if (!button) return;
  button.click();
  delete earlyClick.button;
}

/** Stops remembering, once the whole page is ready. */
export function forgetEarlyClicks(): void {
  if (!window.earlyClick) return;
  removeEventListener("click", window.earlyClick, true);
  delete window.earlyClick;
}

/** The pressed button, or the one of its name after a new render. */
function standingFor(pressed: HTMLButtonElement, part: ParentNode): HTMLButtonElement | null {
  if (pressed.isConnected) return part.contains(pressed) ? pressed : null;
  return part.querySelector(`button[aria-label="${CSS.escape(pressed.ariaLabel ?? "")}"]`);
}
