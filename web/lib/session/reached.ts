/** Whether the server answers at all, whatever it says; browsers think themselves online too often. */
export const isReached = (): Promise<boolean> =>
  fetch("/favicon.svg", { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
