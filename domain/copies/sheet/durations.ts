import { foldForSearch } from "../../arabic.ts";

const numberWords: Record<string, number> = {
  واحد: 1,
  ثلاث: 3,
  ثلاثه: 3,
  تلات: 3,
  اربع: 4,
  اربعه: 4,
  خمس: 5,
  خمسه: 5,
  ست: 6,
  سته: 6,
  تسع: 9,
  تسعه: 9,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  nine: 9,
  twelve: 12,
};

/** Lengths in a word, the more particular first. */
const lengths: readonly (readonly [RegExp, number])[] = [
  [/(?:نصف|نص) (?:سنوي|سنويه|سنه)|half.?year|semi.?annual/, 6],
  [/ربع (?:سنوي|سنويه|سنه)|quarter/, 3],
  [/(?:^|\s)(?:شهرين|شهران)(?:\s|$)/, 2],
  [/(?:^|\s)(?:سنتين|سنتان)(?:\s|$)/, 24],
  [/(?:^|\s)(?:سنوي|سنويه|سنه|عام)(?:\s|$)|\byear(?:ly)?\b|\bannual(?:ly)?\b/, 12],
  [/(?:^|\s)(?:ال)?شهري(?:ه|ا)?(?:\s|$)|\bmonthly\b|^شهر(?: واحد)?$|^month$/, 1],
];

const sessions = /جلس|حصص|حصه|تمرينه|session|\bpt\b|visit|class/;

/**
 * The months of a duration in words: «3 شهور», «ثلاثة أشهر», «شهري», `Monthly`, `3 Months Unlimited`.
 * @returns undefined for a number of sessions and any other words
 */
export function monthsIn(cell: string): number | undefined {
  const plain = foldForSearch(cell);
  if (sessions.test(plain)) return undefined;
  const [, number] =
    /(?:^|[\s(])(\d{1,2}|\p{L}+)[ -]?(?:شهور|اشهر|شهر|شهرا|months?|mos?\b|m\b)/u.exec(plain) ?? [];
  const counted = number === undefined ? undefined : (numberWords[number] ?? Number(number));
  if (counted !== undefined && counted >= 1 && counted <= 24) return counted;
  const [, years] = /(?:^|\s)(\d)[ -]?(?:سنوات|سنين|years?)/.exec(plain) ?? [];
  if (years !== undefined) return Number(years) * 12;
  return lengths.find(([words]) => words.test(plain))?.[1];
}

/** The only sold plan of a duration's length; undefined if there are several or none. */
export function suggestedPlan(
  cell: string,
  plans: readonly { id: string; months?: number | undefined }[],
): string | undefined {
  const months = monthsIn(cell);
  if (months === undefined) return undefined;
  const [only, ...others] = plans.filter((plan) => plan.months === months);
  return others.length === 0 ? only?.id : undefined;
}
