import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseCount, parseStepSum } from "../../../../../domain/activity/step-days.ts";
import { readBodyRows } from "../../../../../domain/copies/sheet/body-rows.ts";
import {
  type ImportColumn,
  type ImportKind,
  importColumns,
  importKinds,
} from "../../../../../domain/copies/sheet/kinds.ts";
import { readExerciseRows, readMealRows } from "../../../../../domain/copies/sheet/library-rows.ts";
import { readTraineeRows } from "../../../../../domain/copies/sheet/trainee-rows.ts";
import { checkField, type FieldRule } from "../../../../../domain/fields.ts";
import { parseNumber } from "../../../../../domain/numerals.ts";

type NumberRule = Extract<FieldRule, { kind: "number" }>;

const modules = import.meta.glob<Record<string, unknown>>("../../../../../domain/**/*.ts", {
  eager: true,
});
const isNumberRule = (value: unknown): value is NumberRule =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "number";

/** All exported number rules of the domain, by name. */
const rules = Object.values(modules).flatMap((exported) =>
  Object.entries(exported).flatMap(([name, table]): [string, NumberRule][] => {
    if (isNumberRule(table)) return [[name, table]];
    if (typeof table !== "object" || table === null) return [];
    return Object.entries(table).flatMap(([field, rule]) =>
      isNumberRule(rule) ? [[`${name}.${field}`, rule] as [string, NumberRule]] : [],
    );
  }),
);

const digitsOf = {
  latin: (text: string) => text,
  arabic: (text: string) =>
    text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit))),
};
const grouped = fc
  .record({
    value: fc.oneof(
      fc.integer({ min: 1000, max: 9999 }),
      fc.integer({ min: 1000, max: 20_000_000 }),
    ),
    sign: fc.constantFrom(",", "٬", "،"),
    digits: fc.constantFrom(digitsOf.latin, digitsOf.arabic),
  })
  .map(({ value, sign, digits }) => ({
    value,
    text: digits(String(value).replace(/\B(?=(?:\d{3})+$)/g, sign)),
  }));

describe("a number with a thousands separator", () => {
  it("is covered in more than 40 fields", () => {
    expect(rules.length).toBeGreaterThan(40);
  });

  it.each(rules)("is read whole or refused in %s", (_, rule) => {
    fc.assert(
      fc.property(grouped, ({ text, value }) => {
        const isAllowed = value >= rule.min && value <= rule.max;
        expect(parseNumber(text)).toBe(value);
        expect(checkField(rule, text)).toEqual(
          isAllowed ? undefined : { code: "out_of_range", min: rule.min, max: rule.max },
        );
      }),
      { numRuns: 50 },
    );
  });

  it("is read whole in a count of steps", () => {
    fc.assert(
      fc.property(grouped, ({ text, value }) => {
        expect(parseCount(text)).toBe(value);
        expect(parseStepSum(text)).toBe(value);
      }),
    );
  });
});

const options = { orders: {}, today: "2026-04-01", country: "PS" as const, plans: [] };
const readers = {
  trainees: readTraineeRows,
  body: readBodyRows,
  exercises: readExerciseRows,
  meals: readMealRows,
};
const needed: Record<ImportKind, [ImportColumn, string][]> = {
  trainees: [
    ["name", "ليان حداد"],
    ["email", "layan@example.com"],
  ],
  body: [
    ["name", "ليان حداد"],
    ["date", "2026-01-05"],
  ],
  exercises: [
    ["name", "ضغط"],
    ["category", "صدر"],
  ],
  meals: [
    ["name", "كبسة"],
    ["timing", "غداء"],
  ],
};

/** The value and findings of one additional cell in a minimal row. */
function readCell(kind: ImportKind, column: ImportColumn, cell: string) {
  const columns = [...needed[kind], [column, cell] as const];
  const row = { row: 2, cells: columns.map(([, each]) => each) };
  const sheet = { separator: "," as const, header: { row: 1, cells: [] }, rows: [row] };
  const read = readers[kind](sheet, { ...options, columns: columns.map(([each]) => each) });
  const [value] = read.rows as unknown as Record<string, unknown>[];
  const measurements = (value?.measurements ?? {}) as Record<string, unknown>;
  return { value: value?.[column] ?? measurements[column], findings: read.findings };
}

/** The columns of numbers, found by a value kept or a range reported. */
const numberColumns = importKinds.flatMap((kind) =>
  importColumns[kind]
    .filter((column) => !needed[kind].some(([each]) => each === column))
    .flatMap((column): [ImportKind, ImportColumn][] => {
      const { value, findings } = readCell(kind, column, "70");
      const isOfNumbers =
        value === 70 || findings.some(({ problem }) => problem.code === "out_of_range");
      return isOfNumbers ? [[kind, column]] : [];
    }),
);

describe("a thousands separator in a sheet", () => {
  it("is covered in all 21 columns of numbers", () => {
    expect(numberColumns).toHaveLength(21);
  });

  it.each(numberColumns)("in %s, column %s, is read whole or refused", (kind, column) => {
    fc.assert(
      fc.property(grouped, ({ text, value }) => {
        const read = readCell(kind, column, text);
        if (read.findings.length > 0) expect(read.findings).toMatchObject([{ column }]);
        else expect(read.value).toBe(value);
      }),
      { numRuns: 50 },
    );
  });

  it("is ambiguous if it is a point in a whole number", () => {
    const { value, findings } = readCell("meals", "calories", "1.234");
    expect(value ?? null).toBeNull();
    expect(findings).toMatchObject([{ problem: { code: "thousand_or_fraction" }, leaves: "cell" }]);
    expect(readCell("meals", "calories", "173.5").value).toBe(174);
  });
});
