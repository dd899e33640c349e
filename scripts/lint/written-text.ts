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

/** What stands in the line by itself, links of the router among them. */
const inLine = /^(?:a|abbr|b|bdi|bdo|em|i|kbd|small|span|strong|time|Link|NavLink|ScreenLink)$/;
/** The box that it is given, whatever its parent is. */
const boxed =
  /^(?:block|inline-block|flow-root|(?:inline-)?(?:flex|grid)|absolute|fixed|float-\w+)$/;

/** A line that is to be cut off needs a box: in a line of text it neither clips nor ends. */
export function findUnboxedClamps({ path, elements }: Source): Finding[] {
  return elements
    .filter(
      ({ name, classes }) => inLine.test(name) && classes.map(bareClass).includes("clamp-line"),
    )
    .filter(({ classes }) => !classes.some((each) => boxed.test(each)))
    .map(({ name, line }) => ({
      path,
      line,
      message: `clamp-line on <${name}>, which has no box to be cut off at: add block, or inline-block`,
    }));
}

/** CSS declarations that name a physical side; a rule for one direction may. */
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

/** A link to a mailbox or a phone that nothing encodes: what people typed could say more in it. */
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

/** Files and folders whose Arabic no message says, and why. */
export const arabicData: Record<string, string> = {
  "web/design/": "specimens, in development only",
  "domain/accounts/given-name.ts": "beginnings of names that go on with the next word",
  "domain/accounts/confusable.ts": "letters that readers take for one another",
  "domain/arabic.ts": "letters that searches take for one another",
  "domain/libraries/exercise-synonyms.ts": "words that people look for an exercise with",
  "domain/copies/sheet/dates.ts": "names of months in the cells of sheets",
  "domain/copies/sheet/headers.ts": "what people write above the columns of sheets",
  "domain/people/goal-words.ts": "words by which a goal is known, in cells and searches",
  "domain/copies/sheet/words.ts": "words of choices in the cells of sheets",
  "domain/plumbing/settings.ts": "what the trainer is called until they say",
};

/** Arabic text in code: a reader of English would see it, and no translator would. */
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
