interface Growth {
  /** Fits the height after a change by code. */
  fit: () => void;
  end: () => void;
}

const none: Growth = { fit: () => {}, end: () => {} };

/**
 * Fits a text box to its text in browsers without `field-sizing`: Safari before 26.2, Firefox before 152, Chrome
 * before 123. A height dragged by hand stays.
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
    // Browsers may normalise it.
    given = area.style.height;
  };
  // Another width breaks lines elsewhere, and a hidden box has no height yet.
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
