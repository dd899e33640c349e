/** Does low-priority work in an idle period. */
export function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const id = requestIdleCallback(work, { timeout: 2000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, 500);
  return () => clearTimeout(id);
}
