import { foldForSearch } from "../../arabic.ts";
import { isPhone, localPhone } from "../../contact.ts";
import { latinDigits, parseNumber } from "../../numerals.ts";
import type { ImportColumn } from "./kinds.ts";

/** Between two names: a sign, a separate «و», or a relative: «رنا وأختها دعاء». */
const betweenNames =
  /\s*[/&+|]\s*|\s+(?:و|and)\s+|\s+و(?=(?:أخ|اخ|زوج|ابن|بنت|أم|ام|والد|صديق|شقيق|خطيب)(?:ت|ة)?(?:ه|ها|ي|و|ته|تها)?(?:\s|$))/;
const betweenPhones = /\s*[/,;،|&\n]\s*|\s+(?:و|and|-)\s+/;
const betweenNumbers = /\s*[/|&]\s*|\s+(?:و|and)\s+/;

const numbers: readonly ImportColumn[] = ["age", "height", "weight", "targetWeight"];
const names: readonly ImportColumn[] = ["name", "firstName"];

/** The first of two people's values in a cell, if it has two. */
export function firstOfTwo(column: ImportColumn, cell: string): string | undefined {
  if (names.includes(column)) return firstName(cell);
  if (column === "phone") return firstPhone(cell);
  return numbers.includes(column) ? firstNumber(cell) : undefined;
}

function firstName(cell: string): string | undefined {
  const [first = "", ...others] = cell.split(betweenNames);
  const isName = (text: string) => /\p{L}{2}/u.test(text);
  const isTwo = others.length === 1 && isName(first) && others.every(isName);
  return isTwo && foldForSearch(first) !== foldForSearch(others[0] ?? "")
    ? first.trim()
    : undefined;
}

function firstPhone(cell: string): string | undefined {
  const parts = latinDigits(cell).split(betweenPhones);
  const [first = "", second = ""] = parts;
  const isWhole = (text: string) => isPhone(text) && localPhone(text).length >= 8;
  const isTwo = parts.length === 2 && isWhole(first) && isWhole(second);
  return isTwo && localPhone(first) !== localPhone(second) ? first : undefined;
}

function firstNumber(cell: string): string | undefined {
  const parts = cell.split(betweenNumbers);
  const areNumbers = parts.every((part) => parseNumber(part) !== undefined);
  return parts.length === 2 && areNumbers ? parts[0] : undefined;
}
