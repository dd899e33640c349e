import { describe, expect, it } from "vitest";
import { readBodyRows } from "../../../../../domain/copies/sheet/body-rows.ts";
import { commonPlan, unknownWords } from "../../../../../domain/copies/sheet/choices.ts";
import { chunksOf, importChunk } from "../../../../../domain/copies/sheet/kinds.ts";
import { readTraineeRows } from "../../../../../domain/copies/sheet/trainee-rows.ts";
import { openFile } from "../../../../support/sheet-files.ts";
import { findingsOf, openText } from "../../../../support/sheets.ts";

type Opened = ReturnType<typeof openText>;

/** A meaning for every unknown word of a plan. */
function meaningOf(sheet: Opened["sheet"], { columns, plans }: Opened["options"], plan: string) {
  const found = unknownWords(sheet, columns.indexOf("plan"), "plan", plans);
  return { plan: Object.fromEntries(found.map(({ key }) => [key, plan])) };
}

describe("an irregular file of people", () => {
  it("in Windows-1256 with semicolons reports row and column of every fault", () => {
    const { sheet, encoding, options } = openFile("trainees", "members-windows-1256.csv");
    expect(encoding).toBe("windows-1256");
    const asked = readTraineeRows(sheet, options);
    expect(findingsOf(asked)).toContainEqual([5, "plan", "unknown_word", "row"]);
    const words = meaningOf(sheet, options, commonPlan);
    const read = readTraineeRows(sheet, { ...options, words });
    expect(findingsOf(read)).toEqual([
      [6, "birthDate", "not_a_date", "cell"],
      [8, "email", "not_an_email", "row"],
      [9, "email", "repeated", "row"],
    ]);
    expect(read.rows.map(({ row, email }) => [row, email === null])).toEqual([
      [2, false],
      [3, false],
      [5, false],
      [6, false],
      [7, true],
    ]);
    expect(read.rows[0]).toEqual({
      row: 2,
      name: "هبة عادل منصور",
      email: "heba.mansour@example.com",
      phone: "+970599123401",
      gender: "female",
      age: 32,
      bloodType: null,
      height: 165,
      weight: 78.5,
      targetWeight: 65,
      goals: ["weight_loss", "fitness"],
      plan: "basic",
      startsOn: null,
      endsOn: null,
      paid: null,
      price: null,
      opening: null,
    });
    expect(read.rows[1]).toMatchObject({ height: 178, phone: "+970568123402" });
    expect(read.rows[2]).toMatchObject({ name: "أبو زيد; خالد", weight: 103.3 });
  });

  it("as Excel's Unicode text has Arabic digits, multi-line cells and phones as formulas", () => {
    const { sheet, encoding, found, options } = openFile("trainees", "members-utf-16.txt");
    expect([encoding, sheet.separator, found]).toEqual(["utf-16le", "\t", { startsOn: "dmy" }]);
    const read = readTraineeRows(sheet, options);
    expect(findingsOf(read)).toEqual([
      [5, "phone", "not_a_phone", "cell"],
      [5, "age", "out_of_range", "cell"],
      [5, "bloodType", "unknown_word", "cell"],
      [5, "weight", "not_a_number", "cell"],
      [7, "phone", "repeated", "row"],
    ]);
    expect(read.rows).toMatchObject([
      { name: "نور الشريف", age: 29, weight: 72.5, bloodType: "O+", startsOn: "2026-01-09" },
      { name: "عمر أبو شقرة", phone: "+970599123412", age: 34, bloodType: "A+" },
      { name: "دانا بنت خليل", phone: null, age: null, weight: null },
      { name: "مجد صالح", startsOn: "2026-03-15" },
    ]);
  });

  it("in US English has month-first days, formulas, pounds and duplicates", () => {
    const { sheet, encoding, found, options } = openFile("trainees", "members-us.csv");
    expect([encoding, found]).toEqual(["utf-8", { birthDate: "mdy", startsOn: "mdy" }]);
    const words = meaningOf(sheet, options, "basic");
    const read = readTraineeRows(sheet, { ...options, words });
    expect(findingsOf(read)).toEqual([
      [3, "startsOn", "not_a_date", "cell"],
      [4, "name", "formula", "row"],
      [5, "name", "formula", "row"],
      [7, "email", "repeated", "row"],
      [8, "birthDate", "not_a_date", "cell"],
      [8, "height", "other_unit", "cell"],
      [9, "weight", "out_of_range", "cell"],
      [9, "phone", "shared_phone", "nothing"],
      [10, "name", "too_long", "row"],
      [11, "name", "required", "row"],
    ]);
    expect(read.rows).toMatchObject([
      { name: "Sara Haddad", age: 35, weight: 74.8, startsOn: "2026-01-15", plan: "basic" },
      { name: "O'Neil, Liam", phone: null, startsOn: null },
      { name: "Maya Nasser", goals: ["flexibility"] },
      { name: "Maya's Brother" },
    ]);
  });
});

it("a file of weights and measurements has each day once, and no future day", () => {
  const { sheet, options } = openFile("body", "days-utf-8.csv");
  const read = readBodyRows(sheet, options);
  expect(read.findings.map(({ row, problem, leaves }) => [row, problem.code, leaves])).toEqual([
    [5, "repeated", "row"],
    [7, "not_a_date", "row"],
    [8, "formula", "cell"],
    [9, "out_of_range", "row"],
  ]);
  expect(read.rows.map(({ date, weight, measurements }) => [date, weight, measurements])).toEqual([
    ["2026-01-05", 78.5, { fatPercentage: 31, waist: 92 }],
    ["2026-01-12", 77.9, { waist: 91.5 }],
    ["2026-01-19", 91.2, {}],
    ["2026-01-26", 80, {}],
    ["2026-02-01", null, { fatPercentage: 30.5 }],
  ]);
});

it("days without a readable person are refused", () => {
  const text = [
    "الاسم,البريد,الهاتف,التاريخ,الوزن",
    "ليان حداد,layan@,0599123401,2026-01-05,78",
    "ليان حداد,,0599,2026-01-06,78",
    "ليان حداد,layan@example.com,0599,2026-01-07,78",
    "ليان حداد,,,2026-01-08,78",
  ].join("\n");
  const { sheet, options } = openText("body", text);
  const read = readBodyRows(sheet, options);
  expect(read.findings.map(({ row, column, leaves }) => [row, column, leaves])).toEqual([
    [2, "email", "row"],
    [3, "phone", "row"],
    [4, "phone", "cell"],
  ]);
  expect(read.rows.map(({ row }) => row)).toEqual([4, 5]);
});

describe("files of other programs", () => {
  it("take no number or code for a name, and prefer first and last name to a vague one", () => {
    const { sheet, options } = openFile("trainees", "roster-glofox-style.csv");
    const [id, first, last, email, phone, plan, start, end] = options.columns;
    expect([id, first, last, email, phone]).toEqual([
      undefined,
      "firstName",
      "lastName",
      "email",
      "phone",
    ]);
    expect([plan, start, end]).toEqual(["plan", "startsOn", "endsOn"]);
    const words = meaningOf(sheet, options, "basic");
    const { rows } = readTraineeRows(sheet, { ...options, words, today: "2026-11-27" });
    expect(rows.map(({ name, phone }) => [name, phone])).toEqual([
      ["Salma Awwad", "+970599123456"],
      ["Yazan Hijazi", "+970599123457"],
      ["Rana Khalil", "+972599123458"],
      ["Omar Saleh", "+970569123459"],
    ]);
    expect(rows.map(({ startsOn, endsOn }) => [startsOn, endsOn])).toEqual([
      ["2026-09-01", "2026-11-30"],
      [null, "2026-10-15"],
      [null, "2026-12-31"],
      [null, "2026-08-02"],
    ]);
  });

  it("have days with times and zones, read as written", () => {
    const { sheet, options } = openFile("body", "body-hevy-dates.csv");
    const read = readBodyRows(sheet, options);
    expect(read.findings.map(({ row, problem }) => [row, problem.code])).toEqual([
      [4, "in_future"],
      [5, "in_future"],
      [6, "in_future"],
      [7, "in_future"],
      [8, "in_future"],
      [9, "repeated"],
    ]);
    const later = readBodyRows(sheet, { ...options, today: "2026-12-01" });
    expect(later.rows.map(({ date }) => date)).toEqual([
      "2026-03-28",
      "2026-04-01",
      "2026-04-05",
      "2026-04-06",
      "2026-04-07",
      "2026-04-08",
      "2026-04-09",
    ]);
  });

  it("keep every character of a name except direction controls", () => {
    const { sheet, options } = openFile("trainees", "roster-names.csv");
    expect(readTraineeRows(sheet, options).rows.map(({ name }) => name)).toEqual([
      "عائلة 👨\u200d👩\u200d👧 الشريف",
      'محمد "أبو علي" الخطيب',
      "O'Neil <b>Test</b>",
      "ع".repeat(79),
      "مـُـحَــمَّــد",
      "مقلوب الاسم",
      "Anna-María ßtraße 李小龙",
    ]);
    const joined = openText(
      "trainees",
      "الاسم,البريد\nمی\u200cخواهم نور,a\u200c@example.com\u200d\n",
    );
    expect(readTraineeRows(joined.sheet, joined.options).rows).toMatchObject([
      { name: "می\u200cخواهم نور", email: "a@example.com" },
    ]);
  });

  it("join a name of several lines, without invisible characters", () => {
    const file = 'الاسم,البريد\n"سارة\r\nمنصور\u2028غزة\u{e0041}",sara@example.com\n';
    const { sheet, options } = openText("trainees", file);
    expect(readTraineeRows(sheet, options)).toMatchObject({
      rows: [{ name: "سارة منصور غزة" }],
      findings: [],
    });
  });

  it("count a number with +970 and +972 as one person's", () => {
    const text =
      "الاسم,البريد,الهاتف\nرنا خليل,rana@example.com,+970599123458\nرنا خليل,r@example.com,972599123458\nأخو رنا,b@example.com,+972 59 912 3458\n";
    const { sheet, options } = openText("trainees", text);
    expect(findingsOf(readTraineeRows(sheet, options))).toEqual([
      [3, "phone", "repeated", "row"],
      [4, "phone", "shared_phone", "nothing"],
    ]);
    const days = openText(
      "body",
      "الهاتف,التاريخ,الوزن\n+970599123458,2026-01-05,70\n972599123458,2026-01-05,71\n",
    );
    expect(readBodyRows(days.sheet, days.options).findings).toMatchObject([
      { row: 3, problem: { code: "repeated", of: 2 } },
    ]);
  });

  it("report lost letters, and omit nothing silently", () => {
    const text =
      "الاسم,البريد,الهاتف,تاريخ الميلاد\nليان حداد,layan@example.com,??????????,??/??/????\n???? ?????,adam@example.com,؟,?\n";
    const { sheet, options } = openText("trainees", text);
    expect(findingsOf(readTraineeRows(sheet, options))).toEqual([
      [2, "phone", "lost_letters", "cell"],
      [2, "birthDate", "lost_letters", "cell"],
      [3, "name", "lost_letters", "row"],
    ]);
  });
});

it("rows are sent in portions within the request's limits, complete and in order", () => {
  const rows = Array.from({ length: 320 }, (_, row) => ({ row, text: "س".repeat(row * 10) }));
  const chunks = chunksOf(rows);
  expect(chunks.flat()).toEqual(rows);
  for (const chunk of chunks) {
    expect(chunk.length).toBeLessThanOrEqual(importChunk.rows);
    const { length } = JSON.stringify(chunk);
    expect(chunk.length === 1 || length <= importChunk.characters + 2).toBe(true);
  }
});
