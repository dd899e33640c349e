/** Outlines from Lucide (ISC licence) for conversations only; `<Glyph/>` draws them. */
export const chatGlyphs = {
  clip: "M13.234 20.252 21 12.3M16 6l-8.414 8.586a2 2 0 0 0 0 2.828 2 2 0 0 0 2.828 0l8.414-8.586a4 4 0 0 0 0-5.656 4 4 0 0 0-5.656 0l-8.415 8.585a6 6 0 1 0 8.486 8.486",
  down: "M12 5v14M19 12l-7 7-7-7",
  alert: "M12 8v4M12 16h.01M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0",
  "zoom-in": "M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M21 21l-4.35-4.35M11 8v6M8 11h6",
  "zoom-out": "M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M21 21l-4.35-4.35M8 11h6",
} as const;
