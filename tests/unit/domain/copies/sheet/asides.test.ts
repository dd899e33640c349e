import { describe, expect, it } from "vitest";
import { withTaken } from "../../../../../domain/copies/sheet/asides.ts";
import { columnQuestions, untakenColumns } from "../../../../../domain/copies/sheet/asked.ts";
import { readTraineeRows } from "../../../../../domain/copies/sheet/trainee-rows.ts";
import { openText } from "../../../../support/sheets.ts";

const linesOf = (lines: readonly string[], kind: "trainees" | "exercises" = "trainees") => {
  const { sheet } = openText(kind, lines.join("\n"));
  return {
    rows: sheet.rows.map(({ row }) => row),
    asides: (sheet.asides ?? []).map(({ row, kind: each }) => [row, each]),
  };
};
const head = "الرقم,الاسم,البريد,الهاتف,المبلغ";
const layan = "1,ليان حداد,layan@example.com,0599123401,120";
const adam = "2,آدم ناصر,adam@example.com,0599123402,150";

describe("lines that are no rows", () => {
  it.each([
    "المجموع,,,,270",
    "الإجمالي,,,,٢٧٠",
    "Total,,,,270",
    "Grand total:,2,,,270",
    ",المجموع الكلي,,,270 ₪",
    "مجموع المدفوعات,,,,270",
  ])("are totals: %s", (line) => {
    expect(linesOf([head, layan, adam, line])).toEqual({ rows: [2, 3], asides: [[4, "totals"]] });
  });

  it("are sums without a word at the end alone", () => {
    expect(linesOf([head, layan, adam, ",,,,270", "2,,,,"])).toEqual({
      rows: [2, 3],
      asides: [
        [4, "totals"],
        [5, "totals"],
      ],
    });
    // In the middle a name is missing.
    expect(linesOf([head, layan, ",,,,120", adam])).toEqual({ rows: [2, 3, 4], asides: [] });
  });

  it("are no people called like a total, and no row with an address", () => {
    const people = ["3,مجموعة الخير,group@example.com,,", "4,Total Fitness,t@example.com,,50"];
    expect(linesOf([head, layan, ...people])).toEqual({ rows: [2, 3, 4], asides: [] });
  });

  it("are no people of a plan and no exercise called like a total", () => {
    const people = [",سلمى عودة,,599123403,Total Body", ",رنا سعيد,,599123404,total fitness"];
    expect(linesOf(["الرقم,الاسم,البريد,الهاتف,الخطة", layan, ...people]).asides).toEqual([]);
    const exercises = ["الاسم,العضلة", "Total Body Circuit,الجسم كامل", "Total Gym Row,الظهر"];
    expect(linesOf(exercises, "exercises").asides).toEqual([]);
  });

  it("are remarks, headers again, headings of groups and titles", () => {
    expect(
      linesOf([
        "نادي القوة – تشرين الثاني",
        head,
        "# آخر تعديل يوم السبت, سامي",
        "قسم النساء,,,,",
        layan,
        "// لا يُستورد",
        head,
        ",قسم الرجال,,,",
        adam,
      ]),
    ).toEqual({
      rows: [5, 9],
      asides: [
        [1, "title"],
        [3, "comment"],
        [4, "group"],
        [6, "comment"],
        [7, "head"],
        [8, "group"],
      ],
    });
  });

  it("are no person alone in the line, and no number with its sign", () => {
    expect(linesOf([head, layan, ",رنا خليل,,,", "#3,عمر صالح,omar@example.com,,"])).toEqual({
      rows: [2, 3, 4],
      asides: [],
    });
  });

  it("are days of a plan between exercises", () => {
    const lines = ["Exercise,Muscle,Sets", "Day 1 - Push,,", "Bench press,chest,4"];
    expect(linesOf(lines, "exercises")).toEqual({ rows: [3], asides: [[2, "group"]] });
  });

  it("can be taken back as rows, in their place", () => {
    const { sheet, options } = openText(
      "trainees",
      [head, layan, "Total,مجموع سالم,,0599123409,", adam].join("\n"),
    );
    expect(sheet.rows.map(({ row }) => row)).toEqual([2, 3, 4]);
    const set = openText("trainees", [head, layan, "قسم النساء,,,,", adam].join("\n")).sheet;
    expect(set.rows.map(({ row }) => row)).toEqual([2, 4]);
    const back = withTaken(set, [3]);
    expect(back.rows.map(({ row }) => row)).toEqual([2, 3, 4]);
    expect(readTraineeRows(back, options).findings).toMatchObject([
      { row: 3, column: "name", problem: { code: "required" } },
    ]);
  });
});

describe("columns", () => {
  const asked = (text: string) => {
    const { sheet, options } = openText("trainees", text);
    return {
      questions: columnQuestions("trainees", sheet, options.columns),
      untaken: untakenColumns(sheet, options.columns),
    };
  };

  it("that are not imported are told with the number of their cells", () => {
    expect(
      asked(
        "الاسم,البريد,ملاحظات,\nليان حداد,layan@example.com,ركبتها,x\nآدم ناصر,adam@example.com,-,\n",
      ).untaken,
    ).toEqual([
      { at: 2, head: "ملاحظات", count: 1 },
      { at: 3, head: "", count: 1 },
    ]);
  });

  it("with other names are asked about", () => {
    const text =
      "الاسم,اسم الدلع,Mail\nليان حداد,لولو,layan@example.com\nآدم ناصر,أدومة,adam@example.com\n";
    expect(asked(text).questions).toEqual([undefined, "second_name", undefined]);
    const plain = "الاسم,اسم الخطة,Mail\nليان حداد,Basic,layan@example.com\n";
    expect(asked(plain).questions).toEqual([undefined, undefined, undefined]);
  });

  it("of names that are numbers and codes are asked about", () => {
    expect(
      asked("الاسم,البريد\n1001,layan@example.com\nA-17,adam@example.com\n").questions,
    ).toEqual(["codes", undefined]);
  });

  it("of two languages become one name, the second in brackets", () => {
    const { sheet, options } = openText(
      "trainees",
      "الاسم,Name in English,البريد\nليان حداد,Layan Haddad,layan@example.com\nآدم ناصر,,adam@example.com\nSara,sara,s@example.com\n",
    );
    expect(readTraineeRows(sheet, options).rows.map(({ name }) => name)).toEqual([
      "ليان حداد (Layan Haddad)",
      "آدم ناصر",
      "Sara",
    ]);
  });
});
