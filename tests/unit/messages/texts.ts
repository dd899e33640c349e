import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ar from "../../../web/messages/ar.json" with { type: "json" };
import en from "../../../web/messages/en.json" with { type: "json" };

/** One form of a message: its selector is empty where the message has no other form. */
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

/** What a visitor reads of it, which is no message. */
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
 * Lines of the sources that write Arabic themselves, but comments, and but what knows the words of
 * other people's sheets.
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

/** The files that write a percentage by themselves, which may come to stand within a line of Arabic. */
export const ownPercentages = sourcesUnder("web", "worker", "demo").filter((path) =>
  /`\$\{\w+\}%`/.test(read(path)),
);

/** A sign of the alphabet or on it: what a word is made of. */
export const letter = "[\\p{L}\\p{M}]";

/** The texts in which a rule finds a fault, as lines that say where and what. */
export const faulty = (texts: Text[], isFault: (text: string) => boolean) =>
  texts
    .filter(({ text }) => isFault(text))
    .map(({ key, selector, text }) => `${selector ? `${key} (${selector})` : key}: ${text}`);
