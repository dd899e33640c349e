import { describe, expect, it } from "vitest";
import {
  arabic,
  english,
  faulty,
  letter,
  ownPercentages,
  privacyPolicy,
  sourceLines,
  type Text,
  templates,
} from "./texts.ts";

const hasLetters = (text: string) => /[\u0621-\u064a]/.test(text);

/** Without U+200E the percent sign moves to the other side of its number in Arabic. */
const percentFaults: [what: string, isFault: (text: string) => boolean][] = [
  ["«٪»", (text) => text.includes("٪")],
  ["a space before «%»", (text) => /[\d}][ \u00a0\u202f]%/.test(text)],
  [
    "a number before «%» without U+200E",
    (text) => hasLetters(text) && /(?<![\d.,\u200e\u2066-])(?:\{\w+\}|\d[\d.,]*)%/.test(text),
  ],
];

/** A one-letter preposition is joined to its word; a tatweel joins it to a number. */
const loosePreposition = new RegExp(`(?<!${letter})[وف]?[بلك]ـ(?:[ \\u00a0]|$)`, "u");

const arabicTexts = [...arabic, ...privacyPolicy.arabic];
const readings: [what: string, texts: Text[]][] = [
  ["messages", arabic],
  ["the privacy policy", privacyPolicy.arabic],
  ["templates", templates],
  ["texts in sources", sourceLines],
];

/** CSS lengths, and a number in its own left-to-right box. */
const apartFromText = ["web/trainee/home/week-summary.tsx", "web/ui/stacked-bar.tsx"];

describe("the signs of Arabic texts", () => {
  it("use formatPercent for a screen's percentages", () =>
    expect(ownPercentages).toEqual(apartFromText));

  for (const [where, texts] of readings) {
    it.each(percentFaults)(`have no %s: ${where}`, (_, isFault) =>
      expect(faulty(texts, isFault)).toEqual([]),
    );
    it(`join every one-letter preposition: ${where}`, () =>
      expect(faulty(texts, (text) => loosePreposition.test(text))).toEqual([]));
  }
});

/** The quotation marks and brackets that may follow a stop. */
const closing = /[»”")\]\u200e\u200f]+$/;
const endsInStop = (text: string) => /(?<!\.)\.$/.test(text.replace(closing, ""));
const isEnded = (text: string) => /[.؟?!…:]$/.test(text.replace(closing, ""));
/** Two sentences: a word, a full stop, another word; «no. 5» does not count. */
const isTwo = (text: string) => /(?<!\bno)(?<=[\p{L}\p{M}»”}]{2})\. [\p{Lu}\p{Lo}«“{]/u.test(text);

/** Quoted by the specification. */
const quotedWithoutStop = new Set(["error_account_inactive"]);
const ofOthers = ({ key }: Text) => !quotedWithoutStop.has(key);

describe("the full stops", () => {
  it("are the same in both languages", () => {
    const englishOf = new Map<string, Text[]>();
    for (const each of english) englishOf.set(each.key, [...(englishOf.get(each.key) ?? []), each]);
    const unlike = arabic.filter(({ key, text }) =>
      englishOf.get(key)?.some((other) => endsInStop(other.text) !== endsInStop(text)),
    );
    expect(unlike.map(({ key, selector }) => `${key} ${selector}`)).toEqual([]);
  });

  it.each([
    ["Arabic", arabicTexts],
    ["English", [...english, ...privacyPolicy.english]],
  ])("end a text of two sentences: %s", (_, texts) =>
    expect(faulty(texts.filter(ofOthers), (text) => isTwo(text) && !isEnded(text))).toEqual([]),
  );
});

describe("the signs of English texts", () => {
  it.each<[string, RegExp]>([
    ["three dots for «…»", /\.\.\./],
    ["a typographic apostrophe beside the straight one", /[’‘]/],
    ["a straight quotation mark for “…”", /"/],
    ["a space before a percent sign", /\s%/],
    ["two spaces", / {2}/],
  ])("have no %s", (_, fault) =>
    expect(faulty([...english, ...privacyPolicy.english], (text) => fault.test(text))).toEqual([]),
  );
});
