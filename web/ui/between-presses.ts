interface Store<T> {
  subscribe(listener: () => void): () => void;
  read(): T;
}

/** A touch has its click shortly after its end; without one it was no click. */
const clickWithinMs = 100;

/**
 * The same store, whose changes wait for the end of a press. A browser makes a click of a press and a release on one
 * element, so what moves in between loses the click. For one subscriber.
 */
export function betweenPresses<T>({ subscribe, read }: Store<T>): Store<T> {
  let shown: T;
  let isFollowed = false;
  return {
    read: () => {
      if (!isFollowed) shown = read();
      return shown;
    },
    subscribe(listener) {
      let isPressed = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const show = () => {
        if (isPressed || shown === read()) return;
        shown = read();
        listener();
      };
      const endIn = (ms: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          isPressed = false;
          show();
        }, ms);
      };
      const ending = new AbortController();
      const options = { capture: true, signal: ending.signal };
      const onPrimary = (type: string, act: () => void) =>
        addEventListener(
          type,
          (event) => {
            const { isPrimary, button } = event as PointerEvent;
            if (isPrimary && button <= 0) act();
          },
          options,
        );
      onPrimary("pointerdown", () => {
        clearTimeout(timer);
        isPressed = true;
      });
      onPrimary("pointerup", () => endIn(clickWithinMs));
      onPrimary("pointercancel", () => endIn(0));
      // After its listeners.
      addEventListener("click", () => endIn(0), options);
      // The page may not see a release, as in another window or in the browser's own list of a select.
      addEventListener(
        "pointermove",
        ({ buttons }) => isPressed && buttons === 0 && endIn(0),
        options,
      );
      // Only the window's own: an element's blur does not bubble.
      addEventListener("blur", () => endIn(0), { signal: ending.signal });
      isFollowed = true;
      // A change between the first drawing and now.
      shown = read();
      const unsubscribe = subscribe(show);
      return () => {
        isFollowed = false;
        unsubscribe();
        ending.abort();
        clearTimeout(timer);
      };
    },
  };
}
