interface Growth {
  /** After a change that nobody typed. */
  fit: () => void;
  end: () => void;
}

const none: Growth = { fit: () => {}, end: () => {} };

/**
 * Keeps a text box as tall as its text where browsers do not by `field-sizing`: Safari before 26.2, Firefox
 * before 152, Chrome before 123. A height that somebody drew it to stays.
 */
export function growWithText(area: HTMLTextAreaElement): Growth {
  if (CSS.supports("field-sizing", "content")) return none;
  let given = area.style.height;
  let width = 0;
  const fitHeight = () => {
    if (area.style.height !== given || area.offsetWidth === 0) return;
    area.style.height = "auto";
    const borders = area.offsetHeight - area.clientHeight;
    given = `${area.scrollHeight + borders}px`;
    area.style.height = given;
    // Browsers may write it in another way.
    given = area.style.height;
  };
  // Lines break elsewhere at another width, and a box that is not shown has no height yet.
  const sizes = new ResizeObserver(() => {
    if (area.offsetWidth === width) return;
    width = area.offsetWidth;
    fitHeight();
  });
  sizes.observe(area);
  const ending = new AbortController();
  area.addEventListener("input", fitHeight, { signal: ending.signal });
  fitHeight();
  return {
    fit: fitHeight,
    end: () => {
      sizes.disconnect();
      ending.abort();
    },
  };
}
