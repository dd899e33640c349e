/** Recording formats of browsers, most widely played first: iPhones before iOS 18.4 cannot play WebM. */
export const voiceTypes = [
  "audio/mp4;codecs=mp4a.40.2",
  "audio/mp4",
  "audio/webm;codecs=opus",
  "audio/ogg;codecs=opus",
  "audio/webm",
] as const;
