declare global {
  interface Window {
    /** Set by the inline script of a frame that was rendered ahead. */
    earlyClick?: { (event: Event): void; label?: string | null };
  }
}

/** Inline in the frame: a button that is pressed before the app runs is remembered by its name. */
export const earlyClickScript =
  'addEventListener("click",earlyClick=e=>{let b=e.target.closest("button[aria-label]");if(b)earlyClick.label=b.ariaLabel},true);';

/** Presses, now that the app runs, what was pressed too early. */
export function releaseEarlyClick(): void {
  const { earlyClick } = window;
  if (!earlyClick) return;
  removeEventListener("click", earlyClick, true);
  delete window.earlyClick;
  if (!earlyClick.label) return;
  const selector = `button[aria-label="${CSS.escape(earlyClick.label)}"]`;
  document.querySelector<HTMLButtonElement>(selector)?.click();
}
