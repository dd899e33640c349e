import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ar from "../../../web/messages/ar.json" with { type: "json" };
import en from "../../../web/messages/en.json" with { type: "json" };

/** One form of a message; the selector is empty for its only form. */
export type Text = { key: string; selector: string; text: string };

type Message = string | { match?: Record<string, string> }[];

const textsOf = (file: object): Text[] =>
  Object.entries(file as Record<string, Message>)
    .filter(([key]) => key !== "$schema")
    .flatMap(([key, message]) =>
      typeof message === "string"
        ? [{ key, selector: "", text: message }]
        : message.flatMap(({ match = {} }) =>
            Object.entries(match).map(([selector, text]) => ({ key, selector, text })),
          ),
    );

export const arabic = textsOf(ar);
export const english = textsOf(en);

const read = (path: string) => readFileSync(path, "utf8");

const page = read("web/public/privacy-policy.html");
const article = (id: string) =>
  (new RegExp(`<article id="${id}"[^>]*>(.*?)</article>`, "s").exec(page)?.[1] ?? "")
    .split("\n")
    .map((line) => line.replace(/<[^>]*>/g, ""))
    .filter((line) => line.trim() !== "")
    .map((text, at) => ({ key: `privacy policy, line ${at + 1}`, selector: "", text }));

/** The text of the privacy policy, which is not in the messages. */
export const privacyPolicy = { arabic: article("arabic"), english: article("english") };

/** Names and descriptions of the starter library's templates, in Arabic. */
export const templates: Text[] = read("scripts/library/data/templates.tsv")
  .trim()
  .split("\n")
  .slice(1)
  .flatMap((line) =>
    line
      .split("\t")
      .filter((cell) => /[\u0621-\u064a]/.test(cell))
      .map((text) => ({ key: `template ${line.split("\t")[0]}`, selector: "", text })),
  );

const isArabic = /[\u0621-\u064a]/;
const isComment = /^\s*(?:\/?\*|\/\/)/;

const sourcesUnder = (...folders: string[]) =>
  execFileSync("git", ["ls-files", "--", ...folders], { encoding: "utf8" })
    .split("\n")
    .filter((path) => /\.(tsx?|html|mjs)$/.test(path));

/**
 * Lines of the sources with Arabic of their own, without comments,
 * and without the words of other people's sheets.
 */
export const sourceLines: Text[] = sourcesUnder(
  "web",
  "worker",
  "demo",
  "domain",
  "durable",
  "scripts",
)
  .filter((path) => !path.startsWith("domain/copies/sheet/"))
  .flatMap((path) =>
    read(path)
      .split("\n")
      .map((text, at) => ({ key: `${path}:${at + 1}`, selector: "", text }))
      .filter(({ text }) => isArabic.test(text) && !isComment.test(text)),
  );

/** The files that write a percentage without formatPercent. */
export const ownPercentages = sourcesUnder("web", "worker", "demo").filter((path) =>
  /`\$\{\w+\}%`/.test(read(path)),
);

/** A letter or a mark of a word. */
export const letter = "[\\p{L}\\p{M}]";

/** The texts with a fault, as lines with key and text. */
export const faulty = (texts: Text[], isFault: (text: string) => boolean) =>
  texts
    .filter(({ text }) => isFault(text))
    .map(({ key, selector, text }) => `${selector ? `${key} (${selector})` : key}: ${text}`);
