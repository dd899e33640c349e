let audio: AudioContext | undefined;

/** Unlocks sound; browsers allow it only during a tap. */
export function prepareTones(): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume().catch(() => {});
  } catch {
    // No sound here; what is seen suffices.
  }
}

interface Tone {
  /** Seconds from now. */
  after: number;
  /** Hertz. */
  pitch: number;
  /** 0 to 1. */
  loudness: number;
}

/** Plays short tones, where the device allows. */
export function playTones(tones: readonly Tone[]): void {
  if (audio?.state !== "running") return;
  for (const { after, pitch, loudness } of tones) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const at = audio.currentTime + after;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(loudness, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.2);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.22);
  }
}
