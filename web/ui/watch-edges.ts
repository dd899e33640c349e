/** Marks the ends of a sideways-scrolling line that have more content (`edges` draws them). Returns the end. */
export function watchEdges(line: HTMLElement | null): (() => void) | undefined {
  if (!line) return undefined;
  const tell = () => {
    const beyond = line.scrollWidth - line.clientWidth;
    const at = Math.abs(line.scrollLeft);
    line.toggleAttribute("data-before", at > 1);
    line.toggleAttribute("data-after", at < beyond - 1);
  };
  const room = new ResizeObserver(tell);
  for (const each of [line, ...line.children]) room.observe(each);
  line.addEventListener("scroll", tell, { passive: true });
  return () => {
    room.disconnect();
    line.removeEventListener("scroll", tell);
  };
}
