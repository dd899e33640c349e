import { describe, expect, it } from "vitest";
import { commonPlan, readPlan, unknownWords } from "../../../../../domain/copies/sheet/choices.ts";
import { importedDays } from "../../../../../domain/copies/sheet/terms.ts";
import { readTraineeRows } from "../../../../../domain/copies/sheet/trainee-rows.ts";
import { findingsOf, openText } from "../../../../support/sheets.ts";

describe("a membership in a sheet", () => {
  const plans = [
    { id: "basic", name: "الخطة الأساسية", englishName: "Basic plan" },
    { id: "advanced", name: "الخطة المتقدمة", englishName: "Advanced plan" },
    { id: "pro", name: "الخطة الاحترافية", englishName: "Pro plan" },
  ];

  it.each([
    ["الاحترافية", "pro"],
    ["احترافيه", "pro"],
    ["خطة احترافية", "pro"],
    ["باقة الاحترافية", "pro"],
    ["أساسية", "basic"],
    ["اشتراك أساسي", undefined],
    ["الخطّة المتقدّمة", "advanced"],
    ["PRO", "pro"],
    ["Pro Membership", "pro"],
    ["advanced", "advanced"],
    ["basic", "basic"],
    ["الخطة", undefined],
    ["3 Months Unlimited", undefined],
  ])("of «%s» is that plan, or unknown", (cell, id) => {
    expect(readPlan(cell, plans)).toBe(id);
  });

  it("is undefined for two plans with the same distinctive word", () => {
    const two = [
      { id: "a", name: "خطة القوة", englishName: null },
      { id: "b", name: "باقة القوة", englishName: null },
    ];
    expect(readPlan("القوة", two)).toBeUndefined();
    expect(readPlan("باقة القوة", two)).toBe("b");
  });

  it("has each unknown word asked once, and until then no other plan", () => {
    const text =
      "الاسم,البريد,الخطة,الجنس\nليان حداد,a@example.com,شهري,انثى\nآدم ناصر,b@example.com,شهرى,x\nرنا خليل,c@example.com,ثلاثة أشهر,\nعمر صالح,d@example.com,أساسية,\nهبة عوض,e@example.com,,\n";
    const { sheet, options } = openText("trainees", text);
    expect(unknownWords(sheet, 2, "plan", plans)).toEqual([
      { word: "شهري", key: "شهري", count: 2 },
      { word: "ثلاثة أشهر", key: "ثلاثه اشهر", count: 1 },
    ]);
    expect(unknownWords(sheet, 3, "gender", plans).map(({ word }) => word)).toEqual(["x"]);
    const silent = readTraineeRows(sheet, { ...options, plans });
    expect(silent.rows.map(({ name, plan }) => [name, plan])).toEqual([
      ["عمر صالح", "basic"],
      ["هبة عوض", null],
    ]);
    const words = { plan: { شهري: "pro", "ثلاثه اشهر": commonPlan }, gender: { x: "male" } };
    const read = readTraineeRows(sheet, { ...options, plans, words });
    expect(read.findings).toEqual([]);
    expect(read.rows.map(({ plan, gender }) => [plan, gender])).toEqual([
      ["pro", "female"],
      ["pro", "male"],
      [null, null],
      ["basic", null],
      [null, null],
    ]);
  });

  it("has an end and a payment state", () => {
    const text =
      "الاسم,البريد,من,إلى,مدفوع؟\nليان حداد,a@example.com,2026-01-20,2026-05-20,نعم\nآدم ناصر,b@example.com,2026-03-01,2026-02-01,لم يدفع\nرنا خليل,c@example.com,,2026-04-30,دفع نص المبلغ\n";
    const { sheet, options } = openText("trainees", text);
    const read = readTraineeRows(sheet, options);
    expect(read.rows.map(({ startsOn, endsOn, paid }) => [startsOn, endsOn, paid])).toEqual([
      ["2026-01-20", "2026-05-20", true],
      ["2026-03-01", null, false],
      [null, "2026-04-30", null],
    ]);
    expect(findingsOf(read)).toEqual([
      [3, "endsOn", "ends_before_start", "cell"],
      [4, "paid", "unpriced", "cell"],
    ]);
  });

  it("has its row's days, completed by the plan's months", () => {
    const days = (startsOn: string | null, endsOn: string | null) =>
      Object.values(importedDays({ startsOn, endsOn }, 3, "2026-11-27"));
    expect(days(null, null)).toEqual(["2026-11-27", "2027-02-27"]);
    expect(days("2026-09-01", null)).toEqual(["2026-09-01", "2026-12-01"]);
    expect(days("2026-09-01", "2026-11-30")).toEqual(["2026-09-01", "2026-11-30"]);
    expect(days(null, "2026-12-15")).toEqual(["2026-09-15", "2026-12-15"]);
    expect(days(null, "2027-06-30")).toEqual(["2026-11-27", "2027-06-30"]);
  });
});
