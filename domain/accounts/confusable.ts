import { taggedFlag } from "../text.ts";

/** Deceptive features of a name or an address. */
export const oddSigns = ["mixed_scripts", "invisible"] as const;
type OddSign = (typeof oddSigns)[number];

// Characters without width. Between letters and emoji a joiner may be part of the script or the emoji.
const invisible =
  /\u034f|[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]/gu;
const neededJoiner =
  /(?<=(?!\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek})[\p{L}\p{M}])[\u200c\u200d](?=\p{L})|(?<=\p{Extended_Pictographic}\p{M}?\p{Emoji_Modifier}?)\u200d(?=\p{Extended_Pictographic})/gu;

/** Direction marks around a name, which often come with pasted text. */
const marksAround =
  /^[ \u200e\u200f]+(?=[^ \u200e\u200f])|(?<=[^ \u200e\u200f])[ \u200e\u200f]+$/gu;

/** Scripts with letters that look alike. */
const alikeScripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Deceptive features of a name and an address, for the trainer to check. */
export function oddSignsOf({ name, email }: { name: string; email: string | null }): OddSign[] {
  const text = `${name.replace(marksAround, "")} ${email ?? ""}`;
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

/** Letters that look like others, paired by position with `looks`. */
const letters = "аеорсухіјѕһԁԛԝӏкмтнвαονρικτυχεηβیک";
const looks = "aeopcyxijshdqwlkmthbaovpiktuxenbيك";

/** The skeleton of a text. Texts with the same skeleton look alike. */
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

/** Whether two texts have the same characters. */
export const isWrittenAs = (one: string, other: string): boolean => plainly(one) === plainly(other);

/** Whether a text looks like one with other characters. */
export const hasOtherLook = (text: string): boolean => skeletonOf(text) !== plainly(text);
