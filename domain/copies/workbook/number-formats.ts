/** How a number is shown, as far as it changes its meaning. */
export type NumberLook =
  | { kind: "day"; hasTime: boolean }
  | { kind: "time"; hasSeconds: boolean }
  /** Hours that count past a day: `[h]:mm`. */
  | { kind: "duration" }
  | { kind: "percent" }
  /** Digits at fixed places, as of phones: `0000000000`, `000-000-0000`. */
  | { kind: "digits"; places: readonly FormatSign[] }
  /** A plain number, with the unit or currency that its format shows. */
  | { kind: "plain"; unit: string };

/** A sign of a format: a code, or a literal that is shown as it is. */
interface FormatSign {
  sign: string;
  isLiteral: boolean;
  /** Of a currency in brackets: `[$JOD]`. */
  isCurrency?: boolean;
}

/** The numbers of formats that every workbook knows; those of days also in East Asian editions. */
const builtIn: Record<number, NumberLook> = {
  ...looksOf([14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58], {
    kind: "day",
    hasTime: false,
  }),
  22: { kind: "day", hasTime: true },
  ...looksOf([18, 20, 32, 34, 55], { kind: "time", hasSeconds: false }),
  ...looksOf([19, 21, 33, 35, 56], { kind: "time", hasSeconds: true }),
  ...looksOf([45, 46, 47], { kind: "duration" }),
  ...looksOf([9, 10], { kind: "percent" }),
};

function looksOf(ids: readonly number[], look: NumberLook): Record<number, NumberLook> {
  return Object.fromEntries(ids.map((id) => [id, look]));
}

export const plainLook: NumberLook = { kind: "plain", unit: "" };

/** The look of a format by its number, or by its code if the workbook defines one. */
export const lookOf = (id: number, code: string | undefined): NumberLook =>
  code === undefined ? (builtIn[id] ?? plainLook) : lookOfCode(code);

/** The look of a format's code, in the letters of any language: `dd/mm/yyyy`, `TT.MM.JJJJ`, `[h]:mm`. */
function lookOfCode(code: string): NumberLook {
  const { signs, isElapsed } = firstSection(code);
  if (isElapsed) return { kind: "duration" };
  const codes = signs
    .map(({ sign, isLiteral }) => (isLiteral ? " " : sign))
    .join("")
    .toLowerCase()
    .replace(/am\/pm|a\/p|general|@/g, "")
    // Parts of a second are no places of a number.
    .replace(/s[.,]0+/g, "s");
  if (/[0#?]/.test(codes)) return lookOfPlaces(codes, signs);
  if (/[yd]/.test(codes) || (codes.includes("m") && !/[hs]/.test(codes))) {
    return { kind: "day", hasTime: /[hs]/.test(codes) };
  }
  if (isForeignDay(codes)) return { kind: "day", hasTime: codes.includes(":") };
  if (/[hs]/.test(codes)) {
    return codes.includes("h")
      ? { kind: "time", hasSeconds: codes.includes("s") }
      : { kind: "duration" };
  }
  return { kind: "plain", unit: unitOf(signs) };
}

/** Two runs or more of one letter each, as days are written in codes of other languages. */
function isForeignDay(codes: string): boolean {
  const runs = codes.match(/\p{L}+/gu) ?? [];
  const alike = runs.every((run) => [...run].every((letter) => letter === run[0]));
  return runs.length >= 2 && alike && runs.some((run) => run.length >= 2 && !/[hms]/.test(run));
}

function lookOfPlaces(codes: string, signs: readonly FormatSign[]): NumberLook {
  if (codes.includes("%")) return { kind: "percent" };
  const isOfDigits =
    signs.every(({ sign, isLiteral }) =>
      isLiteral ? /[\d\s+()./-]/.test(sign) : /[0#\s+()/-]/.test(sign),
    ) && signs.filter(({ sign, isLiteral }) => !isLiteral && sign === "0").length >= 4;
  const hasLiteralDigit = signs.some(({ sign, isLiteral }) => isLiteral && /[\d+]/.test(sign));
  const isPhone =
    hasLiteralDigit && signs.every(({ sign }) => /[\d#\s+()./-]/.test(sign) && sign !== ".");
  if (isOfDigits || isPhone) return { kind: "digits", places: signs };
  return { kind: "plain", unit: unitOf(signs) };
}

/** The letters and currency signs beside the places: a number in pounds or dollars must say so. */
function unitOf(signs: readonly FormatSign[]): string {
  const first = signs.findIndex(({ sign, isLiteral }) => !isLiteral && /[0#?]/.test(sign));
  const shown = (from: readonly FormatSign[], ofCurrency: boolean) =>
    from
      .filter(
        (each) => each.isCurrency || /\p{Sc}/u.test(each.sign) || (each.isLiteral && !ofCurrency),
      )
      .map(({ sign }) => sign)
      .join("")
      .trim();
  const before = shown(signs.slice(0, Math.max(0, first)), true);
  const after = shown(signs.slice(Math.max(0, first)), false);
  return /[\p{L}\p{Sc}]/u.test(after) ? after : before;
}

/** The section for positive numbers, without colours, conditions and spaces of a width. */
function firstSection(code: string): { signs: FormatSign[]; isElapsed: boolean } {
  const signs: FormatSign[] = [];
  const literal = (text: string, isCurrency = false) => {
    for (const sign of text) signs.push({ sign, isLiteral: true, isCurrency });
  };
  let isElapsed = false;
  for (let at = 0; at < code.length; at++) {
    const sign = code[at] ?? "";
    if (sign === ";") break;
    if (sign === '"' || sign === "[") {
      const end = code.indexOf(sign === '"' ? '"' : "]", at + 1);
      const inside = code.slice(at + 1, end === -1 ? undefined : end);
      if (sign === '"') literal(inside);
      else if (/^(?:h+|m+|s+)$/i.test(inside)) isElapsed = true;
      else if (inside.startsWith("$")) literal(inside.slice(1).replace(/-[^-]*$/, ""), true);
      at = end === -1 ? code.length : end;
    } else if (sign === "\\") {
      literal(code[at + 1] ?? "");
      at += 1;
    } else if (sign === "_" || sign === "*") {
      at += 1;
    } else {
      signs.push({ sign, isLiteral: false });
    }
  }
  return { signs, isElapsed };
}

/** A whole number in the places of its format, from the last one: `0599-123456`. */
export function inPlaces(digits: string, places: readonly FormatSign[]): string {
  const isPlace = ({ sign, isLiteral }: FormatSign) => !isLiteral && (sign === "0" || sign === "#");
  const first = places.findIndex(isPlace);
  let rest = digits;
  let shown = "";
  for (let at = places.length - 1; at >= 0; at--) {
    const place = places[at];
    if (!place) continue;
    if (!isPlace(place)) {
      shown = place.sign + shown;
      continue;
    }
    const taken = at === first ? rest : rest.slice(-1);
    rest = rest.slice(0, rest.length - taken.length);
    shown = (taken === "" && place.sign === "0" ? "0" : taken) + shown;
  }
  return shown;
}
