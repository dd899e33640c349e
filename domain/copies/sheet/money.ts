import { foldForSearch } from "../../arabic.ts";
import { latinDigits, parseNumber, roundTo } from "../../numerals.ts";

const shekels = /₪|شيكل|شيقل|شواكل|شاقل|\b(?:nis|ils|shekels?)\b|(?<=\d ?)ش(?![\p{L}])/giu;
const otherMoney =
  /[$€£]|دولار|دينار|يورو|درهم|ريال|جنيه|د\s?\.\s?ا\.?|\b(?:jod|jd|usd|eur|egp|sar|aed|dollars?|dinars?|euros?)\b/i;

/** Whether a text names money other than shekels. */
export const isOtherMoney = (text: string): boolean => otherMoney.test(foldForSearch(text));

/** A number with its thousands as written here and in Europe: `1,250.5`, `1.250,5`, `١٬٢٥٠`. */
export function parseAmount(text: string): number | undefined {
  const plain = latinDigits(text).replace(/[\s']/g, "");
  const european = /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,9})?$/.test(plain);
  return parseNumber(european ? plain.replaceAll(".", "").replace(",", ".") : plain);
}

/** Agorot of an amount in shekels, with or without their sign; undefined for any other text. */
export function readMoney(cell: string): number | undefined {
  if (isOtherMoney(cell)) return undefined;
  const plain = cell.replace(shekels, "").replace(/\/-$/, "").trim();
  const amount = parseAmount(plain.replace(/^\((.+)\)$/, "-$1"));
  return amount === undefined ? undefined : roundTo(amount * 100, 0);
}

/** Agorot that somebody owes, negative if it is theirs: «70», «عليه 70», «له 20». */
export function readOwed(cell: string): number | undefined {
  const plain = foldForSearch(cell);
  const isTheirs = /^(?:له|لها|رصيد|دائن|credit)(?= )/.test(plain);
  const rest = plain
    .replace(/^(?:عليه|عليها|باقي|الباقي|متبقي|ناقص|دين|ضايل|owes?|due|left|credit)(?= )/, "")
    .replace(/^(?:له|لها|رصيد|دائن)(?= )/, "");
  const agorot = readMoney(rest);
  if (agorot === undefined) return undefined;
  return isTheirs ? -agorot : agorot;
}

/** The part of a price that was paid, in agorot or as a share of it. */
type PaidPart = { paid: number; of: number | null } | { owed: number } | { share: number };

const shares: readonly (readonly [RegExp, number])[] = [
  [/(?:^|\s)(?:نص|نصف|half)(?:\s|$)/, 0.5],
  [/(?:^|\s)(?:ربع|quarter)(?:\s|$)/, 0.25],
  [/(?:^|\s)(?:ثلث|third)(?:\s|$)/, 1 / 3],
];

/** Words by which a share is what is left, and by which it was not paid. */
const remaining =
  /(?:^|\s)(?:و?(?:ال)?باقي|و?متبقي|عليه|عليها|دين|ناقص|ضايل|الا|owes|due|left)(?:\s|$)/;
const unpaid = /(?:^|\s)(?:ما|لم|مش|غير|بدون|not|unpaid)(?:\s|$)/;

/** The least price in shekels; below it, as in «1/2», a whole is that of a fraction or of instalments. */
const leastPrice = 10;

const partOfWhole =
  /^(?:(?:دفع|دفعت|مدفوع|واصل|paid) )?([\d.,٫٬]+) ?(?:من(?: اصل)?|of|\/|out of) ?([\d.,٫٬]+)$/;

/** «دفع 50 من 120», `50/120`, «دفع نص المبلغ», «دفع 50», «باقي 70»; undefined for other words. */
export function readPaidPart(cell: string): PaidPart | undefined {
  if (isOtherMoney(cell)) return undefined;
  const plain = foldForSearch(cell.replace(shekels, " "));
  const [, some, whole] = partOfWhole.exec(plain) ?? [];
  if (some && whole) {
    const [paid, of] = [readMoney(some), readMoney(whole)];
    return paid === undefined || of === undefined || of < leastPrice * 100
      ? undefined
      : { paid, of };
  }
  const [, alone] = /^(?:دفع|دفعت|مدفوع|واصل|paid) ([\d.,٫٬]+)$/.exec(plain) ?? [];
  const paid = alone === undefined ? undefined : readMoney(alone);
  if (paid !== undefined) return { paid, of: null };
  const [, left] =
    /^(?:باقي|الباقي|متبقي|عليه|عليها|دين|ناقص|ضايل|owes|due|left)(?: عليه| عليها)? ([\d.,٫٬]+)$/.exec(
      plain,
    ) ?? [];
  const owed = left === undefined ? undefined : readMoney(left);
  if (owed !== undefined) return { owed };
  const found = shares.find(([words]) => words.test(plain));
  // «Has not paid half» says nothing of the rest.
  if (!found || unpaid.test(plain) || !/دفع|مدفوع|paid|مبلغ/.test(plain)) return undefined;
  const [words, share] = found;
  const [before = "", after = ""] = plain.split(words);
  if (/\b(?:left|due)\b/.test(after)) return undefined;
  // «A quarter, and the rest later» is a quarter.
  return { share: remaining.test(before) ? 1 - share : share };
}

/** What a row tells of money, in agorot; null for what it does not tell. */
interface MoneyTold {
  price: number | null;
  paidAmount: number | null;
  owed: number | null;
  /** Whether it is paid. */
  paid: boolean | null;
  part: PaidPart | undefined;
}

/**
 * The balance before the move: owed if positive.
 * @returns `opening` null if the row does not decide it, `unpriced` if a part of an unknown price was paid, `differs` if
 *   two of its amounts contradict each other
 */
export function openingTold({ price, paidAmount, owed, paid, part }: MoneyTold): {
  opening: number | null;
  price: number | null;
  unpriced: boolean;
  differs: boolean;
} {
  const whole = price ?? (part && "of" in part ? part.of : null);
  const given = paidAmount ?? paidOfPart(part, whole);
  const left = owed ?? (part && "owed" in part ? part.owed : null);
  const byParts = whole !== null && given !== null ? whole - given : null;
  const byWord = paid === null || whole === null ? null : paid ? 0 : whole;
  const opening = left ?? byParts ?? byWord;
  // «Paid» without a price still says that nothing is left.
  const told = [left, byParts, paid ? 0 : byWord].filter((each) => each !== null);
  const isPart = given !== null || (part !== undefined && "share" in part);
  const differs = opening !== null && told.some((each) => each !== opening);
  return { opening, price: whole, unpriced: isPart && opening === null, differs };
}

function paidOfPart(part: PaidPart | undefined, whole: number | null): number | null {
  if (part === undefined || "owed" in part) return null;
  if ("paid" in part) return part.paid;
  return whole === null ? null : roundTo(whole * part.share, 0);
}
