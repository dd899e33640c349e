import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import ar from "../../web/messages/ar.json" with { type: "json" };
import en from "../../web/messages/en.json" with { type: "json" };
import { copiedTexts } from "../support/copied-texts.ts";

type Message = string | { declarations?: string[]; match?: Record<string, string> }[];

const arabic = Object.entries(ar as unknown as Record<string, Message>).filter(
  ([key]) => key !== "$schema",
);
const english = en as unknown as Record<string, Message>;

const variants = (message: Message): string[] =>
  typeof message === "string"
    ? [message]
    : message.flatMap((part) => Object.values(part.match ?? {}));

const inputs = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

/** Names in Latin letters within Arabic texts. */
const latinInArabic =
  /^(Miran|OpenAPI|API|YouTube|Vimeo|WhatsApp|CSV|JSON|XML|xls|xlsx|xlsb|ods|Excel|Numbers|UTF|JavaScript|Enter|Ctrl|PDF|USDA|TDEE|BMR|RPE|Kcal|Kg|English|MP|mp|https|Escape|Delete|Shift|PgUp|PgDn|A|B|AB|O|X|F|x|Mifflin|St|Jeor|JPEG|PNG|WebP|GIF|AVIF|URL|HTTP|POST|Shortcuts|MacroDroid|Tasker|Health|Connect|Google|Fit|Takeout|Hevy|Strong|MyFitnessPal|iPhone|zip|steps|date)$/;

describe("the texts", () => {
  it("exist in both languages", () => {
    expect(Object.keys(english).sort()).toEqual(["$schema", ...arabic.map(([key]) => key)].sort());
  });

  it.each(arabic)("of %s have the same inputs in both languages", (key, message) => {
    const of = (text: Message) => [...new Set(variants(text).flatMap(inputs))];
    const english_ = english[key] ?? "";
    expect(of(english_).sort()).toEqual(of(message).sort());
  });

  it.each([
    ["Arabic", ar],
    ["English", en],
  ])("in %s are sorted by key, so that changes seldom conflict", (_, texts) => {
    expect(Object.keys(texts)).toEqual(Object.keys(texts).sort());
  });

  it("are all used", () => {
    const codes = ["web", "worker", "demo"]
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
          join(folder, name),
        ),
      )
      .filter((path) => /\.tsx?$/.test(path) && !path.includes("paraglide"))
      .map((path) => readFileSync(path, "utf8"));
    const keysBy = (pattern: RegExp) =>
      codes.flatMap((code) => [...code.matchAll(pattern)].map(([, key]) => key));
    // Waiting writes are named by the noun in their key.
    const waiting = keysBy(/\["trainee", "(\w+)"/g).map((noun) => `waiting_${noun}`);
    const said = new Set([...keysBy(/\bm\.(\w+)/g), ...copiedTexts(), ...waiting]);
    expect(arabic.map(([key]) => key).filter((key) => !said.has(key))).toEqual([]);
  });

  it("contain no accidental English word in Arabic", () => {
    const left = arabic.flatMap(([key, message]) =>
      variants(message)
        .flatMap((text) => text.replace(/\{\w+\}/g, "").match(/[A-Za-z]+/g) ?? [])
        .filter((word) => !latinInArabic.test(word))
        .map((word) => `${key}: ${word}`),
    );
    expect(left).toEqual([]);
  });

  it("join a number and its unit by a non-breaking space", () => {
    const parted =
      /[}\d]\u200e? (?:كغ|غ|سم|ملغ|سعرة|ث|كيلوبايت|ميغابايت|غيغابايت|ملّي|₪|kg|g|cm|mg|kcal|s|ms|KB|MB|GB)(?!\p{L}|\p{M})/u;
    const left = [...arabic, ...Object.entries(english)]
      .filter(([, message]) => variants(message).some((text) => parted.test(text)))
      .map(([key]) => key);
    expect(left).toEqual([]);
  });

  it("contain no Arabic letter in English", () => {
    const left = Object.entries(english)
      .filter(
        ([key, message]) =>
          key !== "ui_language_arabic" &&
          variants(message).some((text) => /[\u0600-\u06ff]/.test(text)),
      )
      .map(([key]) => key);
    expect(left).toEqual([]);
  });
});
