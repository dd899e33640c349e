let audio: AudioContext | undefined;

/** Unlocks sound; browsers allow it only during a tap. */
export function prepareBell(): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume().catch(() => {});
  } catch {
    // No sound here; the screen and the vibration suffice.
  }
}

/** Plays two soft tones and a short vibration, where the device allows. */
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
