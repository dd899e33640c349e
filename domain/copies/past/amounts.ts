import { latinDigits } from "../../numerals.ts";
import { cmOfInch, kgOfPound } from "../sheet/units.ts";

/** Digits with signs between them, and the exponent of float dust: `9.3e-10`. */
const numeric = /^([+-]?)([\d.,]*\d)[.,]?(e[+-]?\d{1,3})?$/i;
const grouped = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/;

/**
 * A number of an app's file, of any length: `100.5999984741211`, `62,5`, `1,250`, `1.250,5`, `1,250.5`.
 * @param decimalComma whether a lone comma before three digits is a decimal sign, as in files with semicolons
 */
export function readAmount(text: string, decimalComma: boolean): number | undefined {
  const plain = latinDigits(text)
    .replace(/[\s\p{Cf}'’]/gu, "")
    .replace(/٫/g, ".")
    .replace(/[٬،]/g, ",");
  const [, sign = "", digits, exponent = ""] = numeric.exec(plain) ?? [];
  if (digits === undefined) return undefined;
  const unsigned = withPoint(digits, decimalComma);
  return unsigned === undefined ? undefined : Number(`${sign}${unsigned}${exponent}`);
}

/** The same digits with a decimal point alone. */
function withPoint(digits: string, decimalComma: boolean): string | undefined {
  const [comma, point] = [digits.lastIndexOf(","), digits.lastIndexOf(".")];
  if (comma === -1 && digits.indexOf(".") === point) return digits;
  if (comma !== -1 && point !== -1) {
    const at = Math.max(comma, point);
    const whole = digits.slice(0, at);
    return grouped.test(whole)
      ? `${whole.replace(/[.,]/g, "")}.${digits.slice(at + 1)}`
      : undefined;
  }
  const isLone = digits.indexOf(",") === comma;
  if (grouped.test(digits) && !(decimalComma && comma !== -1 && isLone)) {
    return digits.replace(/[.,]/g, "");
  }
  return comma !== -1 && isLone ? digits.replace(",", ".") : undefined;
}

/** Metres of each unit of distance, by its folded name without a dot. */
const metresOf: Record<string, number> = {
  km: 1000,
  kms: 1000,
  kilometers: 1000,
  kilometres: 1000,
  mi: 1609.344,
  mile: 1609.344,
  miles: 1609.344,
  m: 1,
  meter: 1,
  meters: 1,
  metres: 1,
  ft: 0.3048,
  feet: 0.3048,
  yd: 0.9144,
  yds: 0.9144,
  yards: 0.9144,
  cm: 0.01,
  in: cmOfInch / 100,
};

const kgOf: Record<string, number> = {
  kg: 1,
  kgs: 1,
  kilograms: 1,
  lb: kgOfPound,
  lbs: kgOfPound,
  pounds: kgOfPound,
  st: 14 * kgOfPound,
  stone: 14 * kgOfPound,
  g: 0.001,
};

const cmOf: Record<string, number> = {
  cm: 1,
  mm: 0.1,
  m: 100,
  in: cmOfInch,
  inch: cmOfInch,
  inches: cmOfInch,
  ft: 12 * cmOfInch,
};

const tables = { kg: kgOf, metres: metresOf, cm: cmOf };
export type Quantity = keyof typeof tables;

/** How much one of a unit is in kg, metres or cm; undefined for an unknown one. */
export const factorOf = (quantity: Quantity, unit: string): number | undefined => {
  const key = unit.trim().toLowerCase().replace(/\.$/, "");
  return Object.hasOwn(tables[quantity], key) ? tables[quantity][key] : undefined;
};

/** Seconds of `0:32:06`, `32:06`, `90`, `1h 5m`. */
export function readSeconds(text: string, decimalComma: boolean): number | undefined {
  const [, hours = "0", minutes, seconds] =
    /^(?:(\d{1,3}):)?(\d{1,3}):(\d{2}(?:\.\d+)?)$/.exec(text) ?? [];
  if (minutes !== undefined) return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  const [whole, h = "0", m = "0", s = "0"] =
    /^(?:(\d+) ?h)? ?(?:(\d+) ?m(?:in)?)? ?(?:(\d+) ?s)?$/.exec(text.trim()) ?? [];
  if (whole) return Number(h) * 3600 + Number(m) * 60 + Number(s);
  return readAmount(text, decimalComma);
}
