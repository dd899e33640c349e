import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { accents } from "../../../../domain/appearance.ts";

const tokens = readFileSync("web/ui/tokens.css", "utf8");
const sides = ["light", "dark"] as const;
/** The backgrounds of text. */
const surfaces = ["surface", "raised", "overlay", "field", "soft"];
/** WCAG's AA for text of any size. */
const readable = 4.5;
type Side = (typeof sides)[number];
type Rgb = readonly [number, number, number];
/** Lightness, a and b. */
type Lab = readonly [number, number, number];

const part = { light: 1, dark: 2 } as const;

/** A token's colour in a theme. */
function lab(name: string, side: Side, within = tokens): Lab {
  const both =
    /var\(--light, oklch\(([^)]*)\)\)\s*var\(--dark, oklch\(([^)]*)\)\)/.exec(
      within.slice(within.indexOf(`${name}:`)),
    ) ?? [];
  const [l = 0, c = 0, h = 0] = (both[part[side]] ?? "").split(/\s+/).map(Number);
  return [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
}

const colour = (...of: Parameters<typeof lab>): Rgb => linear(lab(...of));

/** As `color-mix(in oklab, one share, other)`. */
function mixed(one: Lab, share: number, other: Lab): Rgb {
  const at = (part: 0 | 1 | 2) => one[part] * share + other[part] * (1 - share);
  return linear([at(0), at(1), at(2)]);
}

/** OKLab to linear sRGB, by Ottosson's matrices. */
function linear([lightness, a, b]: Lab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamped = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((value) => Math.min(1, Math.max(0, value)));
  return clamped as unknown as Rgb;
}

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function contrast(one: Rgb, other: Rgb): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

const ofAccent = (accent: string) => tokens.slice(tokens.indexOf(`[data-accent="${accent}"]`));

describe.each(sides)("in the %s theme", (side) => {
  it("black and white have the formula's contrast", () => {
    expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21);
    expect(contrast(colour("--color-ink", side), colour("--color-surface", side))).toBeGreaterThan(
      7,
    );
  });

  it.each(["ink", "muted", "good", "fair", "warn", "bad"])(
    "%s is readable on every surface",
    (text) => {
      for (const surface of surfaces) {
        const found = contrast(colour(`--color-${text}`, side), colour(`--color-${surface}`, side));
        expect(found, surface).toBeGreaterThanOrEqual(readable);
      }
    },
  );

  it.each(["good", "fair", "warn", "bad"])("%s is readable on its tint", (text) => {
    const share = Number(
      new RegExp(
        `--color-${text}-soft: color-mix\\(in oklab, var\\(--color-${text}\\) (\\d+)%`,
      ).exec(tokens)?.[1],
    );
    const own = lab(`--color-${text}`, side);
    const soft = mixed(own, share / 100, lab("--color-raised", side));
    expect(contrast(linear(own), soft)).toBeGreaterThanOrEqual(readable);
  });

  it.each(accents)("%s is readable on every surface, and text on it", (accent) => {
    const own = ofAccent(accent);
    const ink = colour("--accent-ink", side, own);
    for (const surface of surfaces) {
      expect(contrast(ink, colour(`--color-${surface}`, side)), surface).toBeGreaterThanOrEqual(
        readable,
      );
    }
    const [fill, text] = [colour("--accent", side, own), colour("--accent-on", side, own)];
    expect(contrast(text, fill)).toBeGreaterThanOrEqual(readable);
  });
});
