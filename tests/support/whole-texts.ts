/** Texts that overlap another or their ring, and broken short words. Runs in the page. */
export function textFaults(): string[] {
  const maxLetters = 10;
  const faults = new Set<string>();
  const top = [...document.querySelectorAll("dialog[open], [role=menu]")].at(-1) ?? document.body;

  /** The visible part of a box inside all elements that clip it. */
  function visiblePart(element: Element | null, box: DOMRect): DOMRect {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      if (getComputedStyle(each).overflow === "visible") continue;
      const clip = each.getBoundingClientRect();
      [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
      [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }
  /** Whether an element overlaps the page by intent. */
  function floats(element: Element | null): boolean {
    for (let each = element; each && each !== top; each = each.parentElement)
      if (/fixed|sticky|absolute/.test(getComputedStyle(each).position)) return true;
    return false;
  }
  // A row that waits below the window has no height of its own before it is drawn.
  const isShown = (element: Element) =>
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    }) && !element.closest(".sr-only, svg, option, script, style");

  const lines: { text: string; node: Text; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (!parent || node.data.trim() === "" || !isShown(parent)) continue;
    for (const { index, 0: word } of node.data.matchAll(/[\p{L}\p{M}]+/gu)) {
      const isWhole = (at: number) => !/\S/.test(node.data[at] ?? "");
      if (word.length > maxLetters || !isWhole(index - 1) || !isWhole(index + word.length))
        continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) faults.add(`broken: ${word} in ${parent.outerHTML.slice(0, 120)}`);
    }
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].map((box) => visiblePart(parent, box));
    const ring = parent.closest(".ring-words")?.parentElement?.querySelector("svg");
    if (ring) {
      const { left, top, width, height } = ring.getBoundingClientRect();
      const size = ring.viewBox.baseVal.width;
      const inner = (width / 2) * (1 - (2 * Number(ring.getAttribute("stroke-width"))) / size);
      for (const box of boxes)
        for (const x of [box.left, box.right])
          for (const y of [box.top + box.height * 0.25, box.bottom - box.height * 0.25])
            if (Math.hypot(x - left - width / 2, y - top - height / 2) > inner)
              faults.add(`on its ring: ${node.data}`);
    }
    if (floats(parent)) continue;
    for (const box of boxes)
      if (box.width > 4 && box.height > 4) lines.push({ text: node.data.trim(), node, box });
  }
  lines.sort((one, other) => one.box.top - other.box.top);
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top > one.box.bottom) break;
      if (one.node === other.node) continue;
      const width =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const smaller = Math.min(one.box.height, other.box.height);
      if (width > 3 && height > smaller * 0.5) faults.add(`«${one.text}» overlaps «${other.text}»`);
    }
  }
  return [...faults];
}
