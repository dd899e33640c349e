interface Arriving<Loaded> extends Promise<Loaded> {
  status?: "fulfilled";
  value?: Loaded;
}

/**
 * Code that a prerendered part of the page waits for. Once it is here, `use` takes it without a
 * pause: a part that would still have to wait when the form around it changes is drawn anew by
 * React, and what was typed in it is gone.
 */
export function readyImport<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let arriving: Arriving<Loaded> | undefined;
  return () => {
    if (arriving) return arriving;
    const promise: Arriving<Loaded> = load();
    arriving = promise;
    promise.then(
      (value) => Object.assign(promise, { status: "fulfilled", value }),
      () => {
        arriving = undefined;
      },
    );
    return promise;
  };
}
