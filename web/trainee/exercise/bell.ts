import { playTones } from "../../lib/tones.ts";

/** Plays two soft tones and a short vibration, where the device allows. */
export function ring(): void {
  navigator.vibrate?.([180, 90, 180]);
  playTones([
    { after: 0, pitch: 660, loudness: 0.2 },
    { after: 0.22, pitch: 880, loudness: 0.2 },
  ]);
}
