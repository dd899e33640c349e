import { foldForSearch } from "../../arabic.ts";
import type { LocalDate } from "../../calendar.ts";
import { type DateOrder, dateOrderOf, readDate } from "../sheet/dates.ts";

const english = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** Beginnings of the months in the languages of the apps, without accents; Arabic and English are known to every sheet. */
const beginnings: readonly string[] = [
  "janv ene gen ocak oca sty янв",
  "fevr fev feb subat sub lut фев",
  "mars marz mär maerz mar mrt мар",
  "avr abr nisan nis kwi апр",
  "mai mag maj mei mayis мая май",
  "juin giu haziran haz cze июн",
  "juil lug temmuz tem lip июл",
  "aout août ago agu agustos sie авг",
  "set eylul eyl wrz сен",
  "ott out okt ekim eki paz окт",
  "kasim kas lis ноя",
  "dez dic dec aralik ara gru дек",
];

/** The beginning of each month with its number, the longest first. */
const months = beginnings
  .flatMap((row, at) =>
    `${row} ${english[at]}`.split(" ").map((begin) => [withoutAccents(begin), at] as const),
  )
  .sort(([one], [other]) => other.length - one.length);

function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/ı/g, "i");
}

/** `28 de mar. de 2025 17:29` with the month in English; undefined without a known month. */
function withEnglishMonth(text: string): string | undefined {
  const plain = withoutAccents(foldForSearch(text)).replace(/ de /g, " ").replace(/ г\./, "");
  const [, before, word, after] = /^(\d{1,2}\.? )([a-zа-я]{3,})\.?,?( \d{4}.*)$/.exec(plain) ?? [];
  if (word === undefined) return undefined;
  const month = months.find(([begin]) => word.startsWith(begin))?.[1];
  return month === undefined ? undefined : `${before?.replace(".", "")}${english[month]}${after}`;
}

/** A day whose month may be its first or its second number. */
const numbered = /^\D*\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}/;

/** The order of day and month in a column: by its cells, else the one in which its days are in order. */
function orderOf(texts: readonly string[]): DateOrder {
  const open = texts.filter((text) => numbered.test(text));
  const order = open.length === 0 ? "dmy" : dateOrderOf(open);
  if (order !== "unclear") return order;
  return isSorted(open, "mdy") && !isSorted(open, "dmy") ? "mdy" : "dmy";
}

function isSorted(texts: readonly string[], order: DateOrder): boolean {
  const days = texts.flatMap((text) => readDate(text, order) ?? []);
  const rises = days.slice(1).map((day, at) => (days[at] ?? day) <= day);
  const falls = days.slice(1).map((day, at) => (days[at] ?? day) >= day);
  return rises.every(Boolean) || falls.every(Boolean);
}

/**
 * Reads the days of a column as apps write them, each text once. The written day counts, never another zone's.
 * @param texts of the column, which decide whether the day or the month comes first
 */
export function dayReader(texts: Iterable<string>): (text: string) => LocalDate | undefined {
  const order = orderOf([...new Set(texts)]);
  const known = new Map<string, LocalDate | undefined>();
  return (text) => {
    if (!known.has(text)) known.set(text, readDate(text, order) ?? inOtherLanguage(text, order));
    return known.get(text);
  };
}

function inOtherLanguage(text: string, order: DateOrder): LocalDate | undefined {
  const english = withEnglishMonth(text);
  return english === undefined ? undefined : readDate(english, order);
}
