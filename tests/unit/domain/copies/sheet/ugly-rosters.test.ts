import { describe, expect, it } from "vitest";
import { untakenColumns } from "../../../../../domain/copies/sheet/asked.ts";
import {
  commonPlan,
  unknownWords,
  type WordMeanings,
  withSuggestions,
} from "../../../../../domain/copies/sheet/choices.ts";
import { type ImportKind, missingColumns } from "../../../../../domain/copies/sheet/kinds.ts";
import { readTraineeRows } from "../../../../../domain/copies/sheet/trainee-rows.ts";
import { type UnitReadings, unitsOf } from "../../../../../domain/copies/sheet/units.ts";
import { openFile } from "../../../../support/sheet-files.ts";
import { findingsOf, openText } from "../../../../support/sheets.ts";

const plans = [
  { id: "month", name: "خطة الشهر", englishName: "Month", months: 1 },
  { id: "three", name: "خطة الفصل", englishName: "Season", months: 3 },
  { id: "year", name: "خطة العام", englishName: "Whole year", months: 12 },
];

interface Choices {
  words?: WordMeanings;
  units?: UnitReadings;
  firstOnly?: number[];
  withoutContact?: boolean;
}

/** A roster as the dry run shows it, with the suggestions and some choices of the trainer. */
function opened(name: string, { words, units, ...choices }: Choices = {}) {
  const { sheet, options } = openFile("trainees", name);
  const unknown = unknownWords(sheet, options.columns.indexOf("plan"), "plan", plans);
  const read = readTraineeRows(sheet, {
    ...options,
    ...choices,
    plans,
    today: "2026-11-27",
    words: withSuggestions(words, unknown),
    units: unitsOf(sheet, options.columns, units),
  });
  const asides = (sheet.asides ?? []).map(({ row, kind }) => [row, kind]);
  const untaken = untakenColumns(sheet, options.columns).map(({ head, count }) => [head, count]);
  return { columns: options.columns, asides, untaken, read, findings: findingsOf(read) };
}

describe("a gym's roster in Arabic", () => {
  const file = "roster-gym-arabic.csv";

  it("has every line that is no row, and every loss, by its row", () => {
    const { asides, untaken, findings } = opened(file);
    expect(asides).toEqual([
      [1, "title"],
      [2, "title"],
      [5, "group"],
      [10, "totals"],
      [11, "head"],
      [12, "group"],
      [16, "comment"],
      [18, "totals"],
    ]);
    expect(untaken).toEqual([
      ["م", 8],
      ["ملاحظات", 2],
    ]);
    expect(findings).toEqual([
      [7, "name", "two_people", "row"],
      [9, "height", "other_unit", "cell"],
      [9, "weight", "other_unit", "cell"],
      [9, "plan", "unknown_word", "row"],
      [14, "price", "other_money", "cell"],
      [15, "phone", "repeated", "row"],
      [17, "weight", "out_of_range", "cell"],
      [17, "plan", "unknown_word", "row"],
      [17, "paid", "unknown_word", "cell"],
    ]);
  });

  it("has its people with their names, plans, ends and balances", () => {
    const { read } = opened(file);
    expect(
      read.rows.map((row) => [row.row, row.name, row.plan, row.endsOn, row.paid, row.opening]),
    ).toEqual([
      [6, "هبة عادل منصور (أم كرم)", "three", "2026-12-31", true, 0],
      [8, "سلمى ياسين", "month", "2026-12-20", null, 6000],
      [13, "عمر صالح (أبو زيد)", "three", "2027-02-28", null, 10_000],
      [14, "آدم ناصر", "month", "2026-12-10", true, null],
    ]);
    expect(read.rows[0]).toMatchObject({ weight: 72.5, height: 165, phone: "+970599111201" });
  });

  it("has more of them by the trainer's choices", () => {
    const { read, findings } = opened(file, {
      words: { plan: { "10 جلسات": "month", "غير معروف": commonPlan } },
      units: { weight: "marked", height: "marked" },
      firstOnly: [7],
    });
    expect(findings.map(([row]) => row)).toEqual([14, 15, 17, 17]);
    const [, couple, , pounds] = read.rows;
    expect(couple).toMatchObject({
      name: "رنا خليل",
      phone: "+970599111202",
      weight: 63,
      price: 24_000,
      opening: 0,
    });
    expect(pounds).toMatchObject({ row: 9, weight: 74.8, height: 167.6, opening: 15_000 });
  });
});

it("a roster of two lists in two languages has every row and loss", () => {
  const { columns, asides, untaken, read, findings } = opened("roster-mixed-two-lists.txt");
  expect(columns.slice(1, 4)).toEqual(["name", "otherName", "email"]);
  expect(columns.slice(11)).toEqual(["price", "paidAmount", "owed", undefined]);
  expect(asides).toEqual([
    [5, "group"],
    [6, "head"],
    [11, "comment"],
    [13, "totals"],
  ]);
  expect(untaken).toEqual([
    ["Member #", 8],
    ["Notes", 3],
  ]);
  expect(findings).toEqual([
    [3, "name", "two_people", "row"],
    [4, "price", "other_money", "cell"],
    [8, "owed", "amounts_differ", "nothing"],
    [8, "phone", "shared_phone", "nothing"],
    [9, "name", "formula", "row"],
    [10, "weight", "out_of_range", "cell"],
    [10, "plan", "unknown_word", "row"],
    [12, "startsOn", "not_a_date", "cell"],
  ]);
  expect(
    read.rows.map(({ row, name, weight, plan, endsOn, opening }) => [
      row,
      name,
      weight,
      plan,
      endsOn,
      opening,
    ]),
  ).toEqual([
    [2, "Layan Haddad (ليان حداد)", 64.9, "month", "2026-12-01", 0],
    [4, "Sara Awwad (سارة عواد)", 62, "year", "2027-01-31", null],
    [7, "Yazan Hijazi (يزن حجازي)", 80, "month", "2026-12-10", 7000],
    [8, "Omar Saleh", 90.7, "month", "2026-12-10", 7000],
    [12, "Majd Khalil (مجد خليل)", 69.9, "month", "2026-12-20", 0],
  ]);
  const { read: decided } = opened("roster-mixed-two-lists.txt", {
    words: { plan: { gold: "month" } },
    firstOnly: [3],
  });
  expect(decided.rows.map(({ row }) => row)).toEqual([2, 3, 4, 7, 8, 10, 12]);
  expect(decided.rows[1]).toMatchObject({ name: "Rana", opening: 10_000 });
  expect(decided.rows[5]).toMatchObject({ email: "adam.n2@example.com", opening: -2000 });
});

describe("people pasted from a chat", () => {
  const file = "roster-whatsapp-paste.txt";

  it("are recognised by their cells, with every loss", () => {
    const { columns, asides, untaken, read, findings } = opened(file);
    expect(columns).toEqual(["name", "phone", "plan", "paid", "email"]);
    expect([asides, untaken]).toEqual([
      [
        [2, "head"],
        [10, "comment"],
      ],
      [],
    ]);
    expect(findings).toEqual([
      [5, "name", "no_contact", "row"],
      [7, "name", "two_people", "row"],
      [8, "phone", "shared_phone", "nothing"],
      [9, "phone", "repeated", "row"],
    ]);
    expect(
      read.rows.map((row) => [row.row, row.name, row.email === null, row.paid, row.opening]),
    ).toEqual([
      [3, "ليان حداد", false, true, null],
      [4, "رنا خليل", true, false, null],
      [6, "عمر صالح", false, null, 7000],
      [8, "مجد خالد", false, true, null],
    ]);
  });

  it("come in by the name alone if the trainer wants it", () => {
    const { read } = opened(file, { withoutContact: true, firstOnly: [7] });
    expect(read.rows.map(({ row }) => row)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(read.rows[2]).toMatchObject({
      name: "آدم ناصر",
      email: null,
      phone: null,
      plan: "three",
      opening: 7000,
    });
    expect(read.rows[4]).toMatchObject({ name: "سلمى", phone: "+970599333405" });
  });
});

it("a phone in five forms is one person's, with an email or without", () => {
  const { sheet, options } = openFile("trainees", "roster-glofox-style.csv");
  const forms = ["0599123456", "599123456", "+970 599-123-456", "972599123456", "00970599123456"];
  const rows = forms.map((phone, at) => ({
    row: at + 2,
    cells: ["", "Salma", "Awwad", at === 0 ? "salma@example.com" : "", phone],
  }));
  const read = readTraineeRows({ ...sheet, rows }, options);
  expect(read.rows.map(({ row }) => row)).toEqual([2]);
  expect(findingsOf(read)).toEqual([3, 4, 5, 6].map((row) => [row, "phone", "repeated", "row"]));
});

it("a phone of a row whose plan is asked gives its person no other plan in a later row", () => {
  const { sheet, options } = openText(
    "trainees",
    "الاسم,الجوال,الاشتراك\nليان حداد,0599123456,ذهبي\nليان حداد,+972599123456,\n",
  );
  const read = readTraineeRows(sheet, options);
  expect(read.rows).toEqual([]);
  expect(findingsOf(read)).toEqual([
    [2, "plan", "unknown_word", "row"],
    [3, "phone", "repeated", "row"],
  ]);
});

describe("the files of other programs", () => {
  const columnsOf = (kind: ImportKind, name: string) => {
    const { sheet, options } = openFile(kind, name);
    const taken = options.columns.flatMap((column, at) =>
      column ? [[sheet.header.cells[at], column]] : [],
    );
    return { taken, missing: missingColumns(kind, options.columns), asides: sheet.asides };
  };

  it.each([
    ["mfp-Measurement-Summary-2026-07-01-to-2026-07-03.csv", "Date", "Weight"],
    ["strong-weight-measurements.csv", "Date", "Weight (kg)"],
    ["googlefit-Daily activity metrics.csv", "Date", "Average weight (kg)"],
  ])("of one person lack the person: %s", (name, date, weight) => {
    expect(columnsOf("body", name)).toEqual({
      taken: [
        [date, "date"],
        [weight, "weight"],
      ],
      missing: ["name"],
      asides: [],
    });
  });

  it("of a gym give nobody another plan by a second row while the first one's plan is asked", () => {
    const { read, findings } = opened("roster-glofox-style.csv");
    expect(findings).toEqual([
      [4, "plan", "unknown_word", "row"],
      [5, "email", "repeated", "row"],
    ]);
    expect(read.rows.map(({ row }) => row)).toEqual([2, 3, 7]);
  });

  it("of a gym have the plans of their lengths, and the others asked", () => {
    const { read, findings, untaken } = opened("roster-glofox-style.csv", {
      words: { plan: { "10 pt sessions": "year" } },
    });
    expect(untaken).toEqual([
      ["Member ID", 5],
      ["Barcode", 3],
    ]);
    expect(findings).toEqual([[5, "email", "repeated", "row"]]);
    expect(
      read.rows.map(({ row, name, email, plan, endsOn }) => [row, name, email, plan, endsOn]),
    ).toEqual([
      [2, "Salma Awwad", "salma@example.com", "three", "2026-11-30"],
      [3, "Yazan Hijazi", "yazan@example.com", "month", "2026-10-15"],
      [4, "Rana Khalil", "rana@example.com", "year", "2026-12-31"],
      [7, "Omar Saleh", null, "month", "2026-08-02"],
    ]);
  });
});
