/** Messages between the frame and the script of its site (`web/public/embed.js`). */
export const embedMessages = {
  /** From the frame: it is ready. */
  ready: "miran:ready",
  /** To the frame: report the height from now on. */
  follow: "miran:follow",
  /** The property with the height, in CSS pixels. */
  height: "miranHeight",
} as const;
