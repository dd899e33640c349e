import { reviewSeconds } from "../../../../domain/check-ins/figures.ts";

/** Active seconds on each review since this page was loaded, until they are stored with its end. */
const counted = new Map<string, number>();

const inputs = ["pointerdown", "pointermove", "keydown", "wheel", "scroll"] as const;
const heard = { capture: true, passive: true } as const;

/**
 * Counts the seconds of a review while it is shown, by `reviewSeconds`. Opening it is its first input.
 * @returns stops
 */
export function countSeconds(id: string): () => void {
  let inputAt = Date.now();
  const onInput = () => {
    inputAt = Date.now();
  };
  for (const name of inputs) document.addEventListener(name, onInput, heard);
  const timer = setInterval(() => {
    const isIdle = Date.now() - inputAt > reviewSeconds.afterInput * 1000;
    if (isIdle || document.visibilityState !== "visible") return;
    counted.set(id, Math.min(secondsOf(id) + 1, reviewSeconds.most));
  }, 1000);
  return () => {
    clearInterval(timer);
    for (const name of inputs) document.removeEventListener(name, onInput, heard);
  };
}

export const secondsOf = (id: string): number => counted.get(id) ?? 0;

/** After they were stored: further ones are added to those. */
export const forgetSeconds = (id: string): void => void counted.delete(id);
