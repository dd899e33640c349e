import type { Finding } from "./finding.ts";
import type { Source } from "./source.ts";

const physicalClass =
  /^-?(?:(?:m|p|scroll-m|scroll-p)[lr]-|(?:left|right)-(?:\d|\[|\(|px|auto|full)|text-(?:left|right)$|(?:float|clear)-(?:left|right)$|border-[lr](?:-|$)|rounded-(?:[lr]|[tb][lr])(?:-|$)|bg-gradient-to-[lr]$)/;
const physicalProperty =
  /(?:^|[\s;{])((?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|(?:left|right)(?=\s*:)|border-(?:top|bottom)-(?:left|right)-radius|text-align:\s*(?:left|right)|float:\s*(?:left|right))/g;

/** Strips `md:`, `hover:`, `[&>svg]:` and the important mark from one class of a class list. */
function bareClass(name: string): string {
  return name.replace(/^(?:(?:\[[^\]]*\]|[\w@/()-]+(?:\[[^\]]*\])?):)*!?/, "");
}

const direction =
  "one side only is wrong in the other direction: use ms-, pe-, start-, end-, text-start …";

/** Tailwind classes that name a physical side. */
export function findPhysicalClasses({ path, texts }: Source): Finding[] {
  return texts.flatMap(({ value, line }) =>
    value
      .split(/\s+/)
      .filter((name) => physicalClass.test(bareClass(name)))
      .map((name) => ({ path, line, message: `class ${name}: ${direction}` })),
  );
}

const cuttingClass = /^(?:truncate|text-ellipsis|line-clamp-.+|leading-(?!snug$|digits$).+)$/;

/** Tailwind classes that cut the dots of a final ya or let two lines touch. */
export function findCuttingClasses({ path, texts }: Source): Finding[] {
  return texts.flatMap(({ value, line }) =>
    value
      .split(/\s+/)
      .filter((name) => cuttingClass.test(bareClass(name)))
      .map((name) => ({
        path,
        line,
        message: `class ${name} cuts letters: use clamp-line, clamp-lines-2 …; leading-snug, or leading-digits for digits alone`,
      })),
  );
}

/** Elements that are inline by default, links of the router included. */
const inlineElement =
  /^(?:a|abbr|b|bdi|bdo|em|i|kbd|small|span|strong|time|Link|NavLink|ScreenLink)$/;
/** Classes that give them a box. */
const boxClass =
  /^(?:block|inline-block|flow-root|(?:inline-)?(?:flex|grid)|absolute|fixed|float-\w+)$/;

/** Refuses clamp-line on inline elements, which do not clip without a box. */
export function findUnboxedClamps({ path, elements }: Source): Finding[] {
  return elements
    .filter(
      ({ name, classes }) =>
        inlineElement.test(name) && classes.map(bareClass).includes("clamp-line"),
    )
    .filter(({ classes }) => !classes.some((each) => boxClass.test(each)))
    .map(({ name, line }) => ({
      path,
      line,
      message: `clamp-line on <${name}>, which has no box to clip it: add block, or inline-block`,
    }));
}

/** CSS declarations that name a physical side, except in rules for one direction. */
export function findPhysicalProperties(path: string, css: string): Finding[] {
  const code = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "));
  return [...code.matchAll(physicalProperty)].flatMap(({ 1: property = "", index }) => {
    const before = code.slice(0, index + 1);
    const selector = /([^{};]*)\{[^{]*$/.exec(before)?.[1] ?? "";
    if (/\[dir=|:dir\(/.test(selector)) return [];
    const line = code.slice(0, index + 1).split("\n").length;
    return [{ path, line, message: `${property}: ${direction}` }];
  });
}

const contactLinks = "web/lib/contact-links.ts";

/** Links to a mailbox or a phone without encoding, in which typed text could add parameters. */
export function findBareLinks({ path, texts }: Source): Finding[] {
  if (path === contactLinks) return [];
  return texts
    .filter(({ value }) =>
      /^(?:mailto|tel|sms|whatsapp):|\/\/(?:wa\.me|api\.whatsapp)\b/i.test(value),
    )
    .map(({ value, line }) => ({
      path,
      line,
      message: `${value.slice(0, 40)}: a link to a person is made by ${contactLinks}, which encodes it`,
    }));
}

/** Files and folders with Arabic outside of messages, each with the reason. */
export const arabicData: Record<string, string> = {
  "web/design/": "specimens, in development only",
  "domain/accounts/given-name.ts": "first words of names that include the next word",
  "domain/accounts/confusable.ts": "letters that readers confuse",
  "domain/arabic.ts": "letters that are equal in searches",
  "domain/libraries/exercise-synonyms.ts": "search words for exercises",
  "domain/copies/sheet/dates.ts": "names of months in the cells of sheets",
  "domain/copies/sheet/headers.ts": "usual headers of sheets' columns",
  "domain/copies/sheet/membership-headers.ts": "usual headers of a membership in sheets",
  "domain/people/goal-words.ts": "words for goals in cells and searches",
  "domain/copies/sheet/words.ts": "words of choices in the cells of sheets",
  "domain/plumbing/settings.ts": "the trainer's default names",
};

/** Arabic text in code, which readers of English would see and translators would miss. */
export function findArabicText({ path, texts }: Source): Finding[] {
  if (Object.keys(arabicData).some((data) => path.startsWith(data))) return [];
  return texts
    .filter(({ value }) => /(?=\p{L})\p{Script=Arabic}/u.test(value))
    .map(({ value, line }) => ({
      path,
      line,
      message: `«${value.trim().slice(0, 40)}»: text for people belongs to web/messages, in both languages`,
    }));
}
