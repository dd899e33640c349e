import { taggedFlag } from "../text.ts";

/** What in a name or an address may deceive whoever reads it. */
export const oddSigns = ["mixed_scripts", "invisible"] as const;
type OddSign = (typeof oddSigns)[number];

// What takes no place; between letters and emoji a joiner may be what the script, or the picture, needs.
const invisible =
  /\u034f|[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]/gu;
const neededJoiner =
  /(?<=(?!\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek})[\p{L}\p{M}])[\u200c\u200d](?=\p{L})|(?<=\p{Extended_Pictographic}\p{M}?\p{Emoji_Modifier}?)\u200d(?=\p{Extended_Pictographic})/gu;

/** The marks of direction around a name, which come with one that is pasted. */
const marksAround =
  /^[ \u200e\u200f]+(?=[^ \u200e\u200f])|(?<=[^ \u200e\u200f])[ \u200e\u200f]+$/gu;

/** Scripts with letters that look like another's. */
const alikeScripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** What of a name and an address a trainer should look at twice. */
export function oddSignsOf({ name, email }: { name: string; email: string }): OddSign[] {
  const text = `${name.replace(marksAround, "")} ${email}`;
  const words = text.normalize("NFKC").split(/[^\p{L}\p{M}]+/u);
  const isMixed = words.some(
    (word) => alikeScripts.filter((script) => script.test(word)).length > 1,
  );
  const hides = text.replace(taggedFlag, "").replace(neededJoiner, "").search(invisible) >= 0;
  return [
    ...(isMixed ? (["mixed_scripts"] as const) : []),
    ...(hides ? (["invisible"] as const) : []),
  ];
}

/** Letters that people take for others, and those. */
const letters = "аеорсухіјѕһԁԛԝӏкмтнвαονρικτυχεηβیک";
const looks = "aeopcyxijshdqwlkmthbaovpiktuxenbيك";

/** How a text looks: two that are the same here are taken for one another. */
export function skeletonOf(text: string): string {
  const plain = text.normalize("NFKC").replace(invisible, "").toLowerCase();
  return [...plain]
    .map((letter) => looks[letters.indexOf(letter)] ?? letter)
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}

const plainly = (text: string): string =>
  text.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();

/** Whether two texts are written with the same signs. */
export const isWrittenAs = (one: string, other: string): boolean => plainly(one) === plainly(other);

/** Whether a text looks like one that is written with other signs. */
export const hasOtherLook = (text: string): boolean => skeletonOf(text) !== plainly(text);
