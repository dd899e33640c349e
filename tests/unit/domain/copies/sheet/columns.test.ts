import { describe, expect, it } from "vitest";
import { recogniseColumns, withHead } from "../../../../../domain/copies/sheet/columns.ts";
import { missingColumns } from "../../../../../domain/copies/sheet/kinds.ts";
import { readExerciseRows } from "../../../../../domain/copies/sheet/library-rows.ts";
import { readSheet } from "../../../../../domain/copies/sheet/rows.ts";
import { openFile } from "../../../../support/sheet-files.ts";
import { openText } from "../../../../support/sheets.ts";

describe("the columns of a sheet", () => {
  const columnsOf = (text: string) => {
    const sheet = readSheet(text);
    if ("fault" in sheet) throw new Error(sheet.fault.code);
    return recogniseColumns("trainees", withHead("trainees", sheet));
  };

  it("are recognised by their cells without a header", () => {
    expect(
      columnsOf(
        "ليان حداد,layan@example.com,0599123456,أنثى\nآدم ناصر,adam@example.com,0599123457,ذكر\n",
      ),
    ).toEqual(["name", "email", "phone", "gender"]);
  });

  it("are distinct, and the longer name wins", () => {
    expect(
      columnsOf(
        "الوزن المستهدف;الوزن;الهدف;الاسم;الإيميل\n60;70;لياقة;ليان حداد;layan@example.com\n",
      ),
    ).toEqual(["targetWeight", "weight", "goals", "name", "email"]);
  });

  it("are requested if too few are recognised", () => {
    expect(missingColumns("trainees", ["email", undefined])).toEqual(["name"]);
    expect(missingColumns("trainees", ["firstName", "phone"])).toEqual([]);
    expect(missingColumns("body", ["phone", "date"])).toEqual(["weight"]);
    expect(missingColumns("body", ["phone", "date", "waist"])).toEqual([]);
  });
});

describe("the headers of other programs' files", () => {
  it.each([
    ["رقم المشترك", "1001"],
    ["Client No.", "A-17"],
    ["Member since", "long ago"],
    ["Member notes", "knee pain"],
    ["Member status", "all right"],
  ])("never take «%s» for a name", (head, cell) => {
    const text = `${head},البريد\n${cell},layan@example.com\n${cell},adam@example.com\n`;
    expect(openText("trainees", text).options.columns).toEqual([undefined, "email"]);
  });

  it.each([
    ["English: Subscription start", "startsOn"],
    ["من الاشتراك", "startsOn"],
    ["الاشتراك: من", "startsOn"],
    ["إلى الاشتراك", "endsOn"],
    ["Membership until", "endsOn"],
    ["الاشتراك الحالي", "plan"],
  ])("joined as «%s» have the meaning %s", (head, column) => {
    const text = `الاسم,البريد,${head}\nليان حداد,layan@example.com,\n`;
    expect(openText("trainees", text).options.columns).toEqual(["name", "email", column]);
  });

  it("never name a plan by a day's head, though another column has the day", () => {
    const text =
      "الاسم,البريد,بداية الاشتراك,English: Subscription start\nليان حداد,layan@example.com,2026-01-01,x\n";
    expect(openText("trainees", text).options.columns[3]).toBeUndefined();
  });

  it("match exactly before vaguely, and take no remark for a name", () => {
    const strong = openFile("exercises", "strong-s3-semicolon.csv");
    const headOf = ({ sheet, options }: ReturnType<typeof openText>, column: string) =>
      sheet.header.cells[options.columns.indexOf(column as "name")];
    expect(headOf(strong, "seconds")).toBe("Seconds");
    expect(headOf(strong, "name")).toBe("Exercise Name");
    const hevy = openFile("exercises", "hevy-workouts-kg.csv");
    expect(headOf(hevy, "name")).toBe("exercise_title");
    expect(headOf(hevy, "seconds")).toBe("duration_seconds");
    const fitNotes = openFile("exercises", "fitnotes-android.csv");
    expect(
      readExerciseRows(fitNotes.sheet, fitNotes.options).rows.map(({ seconds }) => seconds),
    ).toEqual([null, null, 1926, 60]);
  });

  it("find the meal time by its words, before an ambiguous header", () => {
    const text = "Food,Group,Category\nعدس,Breakfast,Legumes\nأرز,Lunch,Cereal Grains\n";
    expect(openText("meals", text).options.columns).toEqual(["name", "timing", undefined]);
  });
});

describe("the header line", () => {
  const titled = (lines: readonly string[], kind: "trainees" | "exercises" = "trainees") => {
    const { sheet, options } = openText(kind, lines.join("\n"));
    return { head: sheet.header.row, first: sheet.rows[0]?.row, columns: options.columns };
  };

  it("is found below a title, a blank line and a row of groups", () => {
    const lines = [
      "قائمة مشتركي النادي – تشرين الثاني 2026;;;;",
      "",
      ";بيانات شخصية;;القياسات;",
      "الاسم;البريد;الهاتف;الوزن;الطول",
      "ليان حداد;layan@example.com;0599123456;72;165",
      "المجموع;;;;1",
    ];
    expect(titled(lines)).toEqual({
      head: 4,
      first: 5,
      columns: ["name", "email", "phone", "weight", "height"],
    });
    // The same for a title without separators.
    expect(titled(["قائمة المشتركين", ...lines.slice(3)])).toMatchObject({ head: 2, first: 3 });
    expect(titled(["تقرير 12/03/2026", ...lines.slice(3)])).toMatchObject({ head: 2, first: 3 });
  });

  it("is found below remarks", () => {
    const lines = ["# plan of the week", "# 3 days", "Exercise,Muscle,Sets", "Squat,legs,4"];
    expect(titled(lines, "exercises")).toEqual({
      head: 3,
      first: 4,
      columns: ["name", "category", "sets"],
    });
  });

  it("is the first line by default, and absent if that contains a person", () => {
    expect(titled(["أ,ب", "ج,د"])).toMatchObject({ head: 1, first: 2 });
    expect(titled(["ليان حداد,layan@example.com", "آدم ناصر,adam@example.com"])).toMatchObject({
      head: 0,
      first: 1,
    });
  });
});
