import { useEffect, useEffectEvent } from "react";

const gapAboveDock = 8;
const touches = ["pointerdown", "wheel", "keydown", "touchstart"];

/** Lifts the due set of a card above the dock on arrival, if a phone is too low for what stands above it. */
export function useDueOnArrival(cardId: string | undefined): void {
  const lift = useEffectEvent(() => {
    const card = cardId !== undefined && scrollY === 0 && document.getElementById(cardId);
    if (card) liftDue(card);
  });
  useEffect(() => {
    const arrival = new AbortController();
    const { signal } = arrival;
    const end = () => arrival.abort();
    const frame = requestAnimationFrame(lift);
    // The router puts the page at its top more than once; from the first touch on the page is the person's.
    addEventListener("scroll", lift, { signal });
    for (const touch of touches) addEventListener(touch, end, { signal, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      end();
    };
  }, []);
}

/** Scrolls the next set up to the dock, where that would cover it. */
function liftDue(card: HTMLElement): void {
  const set = card.querySelector("form:has([type=submit])");
  const dock = document.querySelector("main [data-floating]");
  const bottom = dock?.getBoundingClientRect().top ?? innerHeight;
  const below = set ? set.getBoundingClientRect().bottom + gapAboveDock - bottom : 0;
  if (below > 0) scrollBy({ top: below, behavior: "instant" });
}
