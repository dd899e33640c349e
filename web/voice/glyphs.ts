import { micOutline } from "../ui/mic-outline.ts";
import { pauseOutline } from "../ui/pause-outline.ts";

/** Outlines from Lucide (ISC licence) for recordings; `<Glyph/>` draws them. */
export const voiceGlyphs = {
  mic: micOutline,
  pause: pauseOutline,
  play: "M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z",
} as const;
