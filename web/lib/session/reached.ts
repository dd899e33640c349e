/** Whether the server answers at all; browsers report being online too often. */
export const isReached = (): Promise<boolean> =>
  fetch("/favicon.svg", { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
