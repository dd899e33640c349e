import { pauseOutline } from "../ui/pause-outline.ts";

/** Outlines from Lucide (ISC licence) for recordings; `<Glyph/>` draws them. */
export const voiceGlyphs = {
  mic: "M12 19v3M19 10v2a7 7 0 0 1-14 0v-2M12 2a3 3 0 0 1 3 3v7a3 3 0 0 1-6 0V5a3 3 0 0 1 3-3",
  pause: pauseOutline,
  play: "M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z",
} as const;
