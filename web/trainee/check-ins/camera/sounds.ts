import { playTones } from "../../../lib/tones.ts";

/* For a person who stands away from the phone. */

const loudness = 0.6;

/** A second of the timer. */
export const tick = () => playTones([{ after: 0, pitch: 660, loudness }]);

/** The picture was taken. */
export const chime = () =>
  playTones([
    { after: 0, pitch: 880, loudness },
    { after: 0.2, pitch: 1320, loudness },
  ]);
