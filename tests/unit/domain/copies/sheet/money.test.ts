import { describe, expect, it } from "vitest";
import { unknownWords, withSuggestions } from "../../../../../domain/copies/sheet/choices.ts";
import { monthsIn, suggestedPlan } from "../../../../../domain/copies/sheet/durations.ts";
import { readMoney, readOwed, readPaidPart } from "../../../../../domain/copies/sheet/money.ts";
import { readTraineeRows } from "../../../../../domain/copies/sheet/trainee-rows.ts";
import { openingOf } from "../../../../../domain/memberships/opening-balances.ts";
import { findingsOf, openText } from "../../../../support/sheets.ts";

describe("an amount in a cell", () => {
  it.each([
    ["120", 12_000],
    ["₪120", 12_000],
    ["120 شيكل", 12_000],
    ["١٢٠٫٥ ₪", 12_050],
    ["NIS 1,250", 125_000],
    ["1.250,50 ILS", 125_050],
    ["١٬٢٥٠", 125_000],
    ["120 ش", 12_000],
    ["(70)", -7000],
    ["-70", -7000],
    ["50 دينار", undefined],
    ["50 د.أ", undefined],
    ["JOD 50", undefined],
    ["$50", undefined],
    ["كثير", undefined],
  ])("«%s» is %s agorot", (cell, agorot) => {
    expect(readMoney(cell)).toBe(agorot);
  });

  it("is owed, or theirs", () => {
    expect(["70", "عليه 70 شيكل", "باقي ٧٠", "له 20", "رصيد 20", "دين"].map(readOwed)).toEqual([
      7000,
      7000,
      7000,
      -2000,
      -2000,
      undefined,
    ]);
  });

  it("is a part of a price", () => {
    expect(
      ["دفع 50 من 120", "50/120", "دفع نص المبلغ", "دفعت 50 شيكل", "باقي عليه 70"].map(
        readPaidPart,
      ),
    ).toEqual([
      { paid: 5000, of: 12_000 },
      { paid: 5000, of: 12_000 },
      { share: 0.5 },
      { paid: 5000, of: null },
      { owed: 7000 },
    ]);
    expect(["دفع", "نعم", "دفع 50 دولار", "بكرا"].map(readPaidPart)).toEqual(
      Array(4).fill(undefined),
    );
  });
});

describe("a share in words", () => {
  it.each([
    ["دفع ربع المبلغ", { share: 0.25 }],
    ["باقي ربع المبلغ", { share: 0.75 }],
    ["ضايل عليه ربع المبلغ", { share: 0.75 }],
    ["دفع المبلغ إلا ربع", { share: 0.75 }],
    ["لم يدفع ربع المبلغ", undefined],
    ["دفع 1/2", undefined],
    ["1 من 2", undefined],
    ["دفع 5/10", { paid: 500, of: 1000 }],
    ["دفع ربع المبلغ والباقي بعدين", { share: 0.25 }],
    ["unpaid quarter", undefined],
    ["quarter left to be paid", undefined],
  ])("«%s» is paid by %o", (cell, part) => {
    expect(readPaidPart(cell)).toEqual(part);
  });
});

describe("the balance before the move", () => {
  const read = (columns: string, cells: string) => {
    const { sheet, options } = openText(
      "trainees",
      `الاسم,البريد,${columns}\nليان حداد,layan@example.com,${cells}\n`,
    );
    const result = readTraineeRows(sheet, options);
    const [row] = result.rows;
    return [row?.opening, row?.price, row?.paid, ...findingsOf(result).map((each) => each[2])];
  };

  it.each([
    ["المتبقي", "70", [7000, null, null]],
    ["عليه", "-20", [-2000, null, null]],
    ["السعر,المبلغ المدفوع", "120,50", [7000, 12_000, null]],
    ["السعر,المبلغ المدفوع", "120,150", [-3000, 12_000, null]],
    ["المبلغ,الدفع", "120,لم يدفع", [12_000, 12_000, false]],
    ["المبلغ,الدفع", "120,دفع", [0, 12_000, true]],
    ["المبلغ,الدفع", "120,دفع نص المبلغ", [6000, 12_000, null]],
    ["الدفع", "دفع 50 من 120", [7000, 12_000, null]],
    ["الدفع", "لم يدفع", [null, null, false]],
    ["المبلغ", "120", [null, 12_000, null]],
    ["المبلغ المدفوع", "50", [null, null, null, "unpriced"]],
    ["المدفوع,الباقي", "50,70", [7000, null, null]],
    ["السعر,المبلغ المدفوع,المتبقي", "120,50,60", [6000, 12_000, null, "amounts_differ"]],
    ["المتبقي,الدفع", "70,دفع", [7000, null, true, "amounts_differ"]],
    ["المتبقي", "20 دينار", [null, null, null, "other_money"]],
    ["المتبقي", "900000", [null, null, null, "out_of_range"]],
  ])("of «%s» with %s", (columns, cells, told) => {
    expect(read(columns, cells)).toEqual(told);
  });

  it("is a price that is unpaid by the common answer, and nothing without amounts", () => {
    expect(openingOf({ opening: null, price: 12_000 }, false)).toBe(12_000);
    expect(openingOf({ opening: null, price: 12_000 }, true)).toBe(0);
    expect(openingOf({ opening: 7000, price: 12_000 }, true)).toBe(7000);
    expect(openingOf({ opening: null, price: null }, false)).toBeNull();
  });
});

describe("a duration for a plan", () => {
  it.each([
    ["3 شهور", 3],
    ["ثلاثة أشهر", 3],
    ["٣ اشهر", 3],
    ["شهري", 1],
    ["اشتراك شهري", 1],
    ["شهر", 1],
    ["شهرين", 2],
    ["Monthly", 1],
    ["3 Months Unlimited", 3],
    ["6-month", 6],
    ["نصف سنوي", 6],
    ["ربع سنوي", 3],
    ["سنة", 12],
    ["Annual", 12],
    ["10 جلسات", undefined],
    ["10 PT Sessions / month", undefined],
    ["غير معروف", undefined],
  ])("«%s» has %s months", (cell, months) => {
    expect(monthsIn(cell)).toBe(months);
  });

  it("suggests the only plan of its length, and none of two", () => {
    const plans = [
      { id: "one", name: "أ", englishName: null, months: 1 },
      { id: "three", name: "ب", englishName: null, months: 3 },
      { id: "quarter", name: "ج", englishName: null, months: 3 },
    ];
    expect([suggestedPlan("شهري", plans), suggestedPlan("3 شهور", plans)]).toEqual([
      "one",
      undefined,
    ]);
    const { sheet, options } = openText(
      "trainees",
      "الاسم,البريد,الاشتراك\nليان حداد,a@example.com,شهري\nآدم ناصر,b@example.com,3 شهور\n",
    );
    const unknown = unknownWords(sheet, 2, "plan", plans);
    const words = withSuggestions({}, unknown);
    const read = readTraineeRows(sheet, { ...options, plans, words });
    expect(read.rows.map(({ name, plan }) => [name, plan])).toEqual([["ليان حداد", "one"]]);
    expect(findingsOf(read)).toEqual([[3, "plan", "unknown_word", "row"]]);
    // A choice is stronger than a suggestion.
    const chosen = withSuggestions({ plan: { شهري: "three" } }, unknown);
    expect(chosen.plan).toEqual({ شهري: "three" });
  });
});
