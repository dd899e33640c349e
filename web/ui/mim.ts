/** The strokes of the م, in a box of 48: the loop from its foot, the tail, the kasra below. */
export const mim = {
  loop: "M29.5 30.5a11 11 0 1 0 0-22a11 11 0 1 0 0 22",
  tail: "M29.5 30.5H7.5",
  kasra: "M23.5 43 35.5 39",
};
