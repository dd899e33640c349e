declare global {
  interface Window {
    homeShown?: number;
  }
}

/**
 * Runs in the page: notes as `homeShown` how many milliseconds after the last tap, or else after the page's
 * beginning, the trainee's home has been painted.
 */
export function noteHome(): void {
  let asked = 0;
  addEventListener("click", ({ timeStamp }) => (asked = timeStamp), { capture: true });
  const look = new MutationObserver(() => {
    if (!document.querySelector('main section[aria-label="اليوم"]')) return;
    look.disconnect();
    // The task after the next frame: what stands there has been painted.
    requestAnimationFrame(() => setTimeout(() => (window.homeShown = performance.now() - asked)));
  });
  look.observe(document, { childList: true, subtree: true });
}
