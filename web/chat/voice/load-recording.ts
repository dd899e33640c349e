/** Loads a recording and, where it does not say how long it is, has the browser find out. */
export function loadRecording(audio: HTMLAudioElement, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      audio.removeEventListener("durationchange", onLength);
      resolve();
    };
    const onLength = () => {
      if (!Number.isFinite(audio.duration)) return;
      audio.currentTime = 0;
      settle();
    };
    audio.addEventListener("error", () => reject(audio.error), { once: true });
    audio.addEventListener(
      "loadedmetadata",
      () => {
        if (Number.isFinite(audio.duration)) return settle();
        audio.addEventListener("durationchange", onLength);
        // Going past any end makes the browser read up to the real one.
        audio.currentTime = 1e7;
        // Firefox goes nowhere in what it does not know the end of, and plays it all the same.
        if (!audio.seeking) settle();
      },
      { once: true },
    );
    audio.src = url;
  });
}
