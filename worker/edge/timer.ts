import type { Timer } from "../platform.ts";

/** A timer of the runtime. */
export function timer(milliseconds: number): Timer {
  let stop = () => {};
  const over = new Promise<void>((resolve) => {
    const id = setTimeout(resolve, milliseconds);
    stop = () => clearTimeout(id);
  });
  return { over, stop };
}
