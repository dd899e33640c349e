/** Loads a recording; if its length is unknown, the browser determines it. */
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
        // A seek beyond the end makes the browser read to the real one.
        audio.currentTime = 1e7;
        // Firefox cannot seek without a known end, but it plays the recording.
        if (!audio.seeking) settle();
      },
      { once: true },
    );
    audio.src = url;
  });
}
