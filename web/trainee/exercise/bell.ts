let audio: AudioContext | undefined;

/** Browsers let a page sound only after a tap: call it in one. */
export function prepareBell(): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume().catch(() => {});
  } catch {
    // No sound here; the screen and the vibration tell it.
  }
}

/** Two soft tones and a short vibration, where the device allows. */
export function ring(): void {
  navigator.vibrate?.([180, 90, 180]);
  if (audio?.state !== "running") return;
  for (const [delay, pitch] of [
    [0, 660],
    [0.22, 880],
  ] as const) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    const at = audio.currentTime + delay;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, at);
    loudness.gain.linearRampToValueAtTime(0.2, at + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.2);
    tone.connect(loudness).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.22);
  }
}
