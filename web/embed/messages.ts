/** What the frame and the script of the site around it say to each other (`web/public/embed.js`). */
export const embedMessages = {
  /** From the frame: it listens. */
  ready: "miran:ready",
  /** To the frame: tell the height from now on. */
  follow: "miran:follow",
  /** The property of what the frame tells: CSS pixels. */
  height: "miranHeight",
} as const;
