const key = "reloaded-for";

/**
 * Reloads the page when the server has another build: a file is gone, or an answer has another shape. Once only, to
 * avoid a loop.
 * @returns whether it reloads
 */
export function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(key) === import.meta.url) return false;
    sessionStorage.setItem(key, import.meta.url);
  } catch {
    // Without storage the second time cannot be recognised, so a press has to do it.
    return false;
  }
  location.reload();
  return true;
}
