const fills: Readonly<Record<string, string>> = {
  "body-far": "fill-figure-far",
  "body-middle": "fill-figure",
  "body-near": "fill-figure-near",
  works: "fill-accent",
  "works-far": "fill-accent/65",
  helps: "fill-accent/45",
  "helps-far": "fill-accent/30",
  gear: "fill-gear",
  rope: "fill-gear",
  plate: "fill-gear/55",
  pad: "fill-muted/70",
  water: "fill-fair/25",
  floor: "fill-soft",
};

/** Tones with a halo in the ground's colour, so that shapes in front stand out. */
export const hasHalo = (tone: string) => /^body-(near|middle)$|^gear/.test(tone);

/** The classes of a tone, in both themes. */
export function toneClass(tone: string, halo = hasHalo(tone)): string {
  const [name = "", depth] = tone.split("-");
  const fill = fills[tone] ?? fills[`${name}-${depth}`] ?? fills[name] ?? "";
  return halo ? `${fill} figure-halo` : fill;
}
