declare global {
  interface Window {
    /** Set by the page's inline script until the screen answers. */
    early?: { hold(event: Event): void; form?: HTMLFormElement };
  }
}

/** Inline in the page: a form sent before the screen answers waits, and is never sent by the browser. */
export const earlyScript =
  'early={hold(e){e.preventDefault();early.form=e.target}};addEventListener("submit",early.hold,true);';

/** Sends the form that was sent too early. */
export function releaseEarlySubmit(): void {
  const { early } = window;
  if (!early) return;
  removeEventListener("submit", early.hold, true);
  delete window.early;
  early.form?.requestSubmit();
}
