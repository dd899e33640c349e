import { foldForSearch } from "../../arabic.ts";
import { parseNumber } from "../../numerals.ts";
import type { ImportColumn } from "./kinds.ts";
import { cellsIn, type Sheet } from "./rows.ts";

/** Readings of a column of kilograms or centimetres: as such; pounds and feet where a cell says so; or in all cells. */
export const unitReadings = ["metric", "marked", "all"] as const;
export type UnitReading = (typeof unitReadings)[number];

const weightColumns = ["weight", "targetWeight", "muscleMass"] as const;
const lengthColumns = ["height", "waist", "neck", "arm", "chest", "thigh", "calf"] as const;
export type UnitColumn = (typeof weightColumns)[number] | (typeof lengthColumns)[number];
export type UnitReadings = Partial<Record<UnitColumn, UnitReading>>;

export const kgOfPound = 0.45359237;
export const cmOfInch = 2.54;

export const isWeightColumn = (column: ImportColumn | undefined): boolean =>
  weightColumns.some((each) => each === column);
export const isUnitColumn = (column: ImportColumn | undefined): column is UnitColumn =>
  isWeightColumn(column) || lengthColumns.some((each) => each === column);

const pounds = /\b(?:lbs?|pounds?)\b|باوند|رطل/;
const inches = /\b(?:inch(?:es)?|ft|feet|foot)\b|[([]in[)\]]|انش|بوصه|قدم/;
const metric = /\b(?:kgs?|kilos?|cm)\b|كغ|كجم|كيلو|سم(?!\S)/;

/** Whether a header names pounds, inches or feet, and no metric unit beside them. */
export const namesOther = (head: string): boolean => {
  const folded = foldForSearch(head);
  return (pounds.test(folded) || inches.test(folded)) && !metric.test(folded);
};

/** A folded header without the name of another unit. */
export const withoutUnit = (folded: string): string =>
  folded.replace(new RegExp(`${pounds.source}|${inches.source}`, "g"), " ");

/** Kilograms of a weight in pounds, centimetres of a length in feet and inches; undefined for a cell of no such unit. */
export function readOtherUnit(column: UnitColumn, cell: string): number | undefined {
  const plain = foldForSearch(cell)
    .replace(/[’′`]/g, "'")
    .replace(/[”″“]|''/g, '"');
  const amount = (text: string | undefined) => (text === undefined ? 0 : parseNumber(text));
  if (isWeightColumn(column)) {
    const [, number] = /^([\d.,٫]+) ?(?:lbs?|pounds?|باوند|رطل)\.?$/.exec(plain) ?? [];
    const value = number === undefined ? undefined : amount(number);
    return value === undefined ? undefined : value * kgOfPound;
  }
  const [whole, feet, more] =
    /^(\d{1,2}) ?(?:'|ft|feet|foot|قدم) ?(?:و ?)?(?:([\d.,٫]{1,5}) ?(?:"|in|inch(?:es)?|انش|بوصه)?)?$/.exec(
      plain,
    ) ?? [];
  if (whole !== undefined) {
    const rest = amount(more);
    return rest === undefined ? undefined : (Number(feet) * 12 + rest) * cmOfInch;
  }
  const [, number] = /^([\d.,٫]+) ?(?:"|in|inch(?:es)?|انش|بوصه)$/.exec(plain) ?? [];
  const value = number === undefined ? undefined : amount(number);
  return value === undefined ? undefined : value * cmOfInch;
}

/** A value without its unit in a column of pounds or inches; decimal feet are unclear. */
export function convertBare(column: UnitColumn, value: number): number | undefined {
  if (isWeightColumn(column)) return value * kgOfPound;
  return value < 12 && column === "height" ? undefined : value * cmOfInch;
}

/**
 * The reading of a column: `all` if its header names another unit; `unclear` if cells alone do.
 * @returns undefined for a column without another unit
 */
export function unitReadingOf(
  sheet: Sheet,
  at: number,
  column: UnitColumn,
): UnitReading | "unclear" | undefined {
  if (namesOther(sheet.header.cells[at] ?? "")) return "all";
  const isOther = (cell: string) => readOtherUnit(column, cell) !== undefined;
  return cellsIn(sheet, at).some(isOther) ? "unclear" : undefined;
}

/** The readings of all columns: the chosen ones, and those that headers decide. */
export function unitsOf(
  sheet: Sheet,
  columns: readonly (ImportColumn | null | undefined)[],
  chosen: UnitReadings = {},
): UnitReadings {
  const found = columns.flatMap((column, at) => {
    if (!column || !isUnitColumn(column)) return [];
    const reading = chosen[column] ?? unitReadingOf(sheet, at, column);
    return reading === undefined || reading === "unclear" ? [] : [[column, reading] as const];
  });
  return Object.fromEntries(found);
}
