const key = "reloaded-for";

/**
 * Opens the page anew, as a file of its build is gone from the server: once, or it would go round.
 * @returns whether it does
 */
export function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(key) === import.meta.url) return false;
    sessionStorage.setItem(key, import.meta.url);
  } catch {
    // Without storage nothing tells a second time from the first; a press does it then.
    return false;
  }
  location.reload();
  return true;
}
