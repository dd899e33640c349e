/** What in a name or an address may deceive whoever reads it. */
export const oddSigns = ["mixed_scripts", "invisible"] as const;
type OddSign = (typeof oddSigns)[number];

// What takes no place; between letters and emoji a joiner may be what the script, or the picture, needs.
const invisible =
  /\u034f|[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]/gu;
const neededJoiner =
  /(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Sinhala}\p{Script=Malayalam}\p{M}])[\u200c\u200d](?=\p{L})|(?<=\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d(?=\p{Extended_Pictographic})/gu;

/** Scripts with letters that look like another's. */
const alikeScripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** What of a name and an address a trainer should look at twice. */
export function oddSignsOf({ name, email }: { name: string; email: string }): OddSign[] {
  const text = `${name} ${email}`;
  const words = text.normalize("NFKC").split(/[^\p{L}\p{M}]+/u);
  const isMixed = words.some(
    (word) => alikeScripts.filter((script) => script.test(word)).length > 1,
  );
  const hides = text.replace(neededJoiner, "").search(invisible) >= 0;
  return [
    ...(isMixed ? (["mixed_scripts"] as const) : []),
    ...(hides ? (["invisible"] as const) : []),
  ];
}

/** Letters that people take for others, in pairs. */
const pairs =
  "\u0430a \u0435e \u043eo \u0440p \u0441c \u0443y \u0445x \u0456i \u0458j \u0455s \u04bbh \u0501d \u051bq \u051dw \u04cfl \u043ak \u043cm \u0442t \u043dh \u0432b " +
  "\u03b1a \u03bfo \u03bdv \u03c1p \u03b9i \u03bak \u03c4t \u03c5u \u03c7x \u03b5e \u03b7n \u03b2b " +
  "\u06cc\u064a \u0649\u064a \u06a9\u0643";
const lookOf = new Map(pairs.split(" ").map((pair) => [pair.charAt(0), pair.charAt(1)]));

/** How a text looks: two that are the same here are taken for one another. */
export function skeletonOf(text: string): string {
  const plain = text.normalize("NFKC").replace(invisible, "").toLowerCase();
  return [...plain]
    .map((letter) => lookOf.get(letter) ?? letter)
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}

/** Whether a text looks like one that is written with other signs. */
export const hasOtherLook = (text: string): boolean =>
  skeletonOf(text) !== text.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();
