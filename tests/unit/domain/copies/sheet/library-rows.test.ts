import { describe, expect, it } from "vitest";
import { readExerciseRows, readMealRows } from "../../../../../domain/copies/sheet/library-rows.ts";
import { openText } from "../../../../support/sheets.ts";

describe("a library in a sheet", () => {
  it("has exercises by name and muscle, with repetitions or seconds", () => {
    const { sheet, options } = openText(
      "exercises",
      "التمرين,العضلة,المجموعات,التكرارات,الثواني,الراحة,رابط الفيديو\nضغط مائل,الصدر,4,٨–١٢,,90,https://youtu.be/dQw4w9WgXcQ\nبلانك,البطن,3,,٤٥ ث,,http://evil.example\nسحب,مجهولة,3,10,,,\nضغط مائل,صدر,4,12-8,,,\n",
    );
    const read = readExerciseRows(sheet, options);
    expect(read.rows).toMatchObject([
      { name: "ضغط مائل", category: "chest", sets: 4, reps: 8, repsTo: 12, rest: 90 },
      { name: "بلانك", category: "abs", seconds: 45, videoUrl: null },
    ]);
    expect(read.findings.map(({ row, problem }) => [row, problem.code])).toEqual([
      [3, "not_a_video"],
      [4, "unknown_word"],
      [5, "unknown_word"],
      [5, "repeated"],
    ]);
  });

  it("accepts guarded formulas as texts, and refuses unguarded ones", () => {
    const text = "Exercise,Muscle,Notes\n'=press,chest,'- slowly\n=press,chest,'tis slow\n";
    const { sheet, options } = openText("exercises", text);
    const read = readExerciseRows(sheet, options);
    expect(read.rows).toMatchObject([{ name: "=press", description: "- slowly" }]);
    expect(read.findings).toMatchObject([{ row: 3, column: "name", problem: { code: "formula" } }]);
  });

  it("has meals per 100 g, with macros that fit into it", () => {
    const { sheet, options } = openText(
      "meals",
      "Meal\tWhen\tkcal\tProtein (g)\tCarbs\tFat\nشوربة عدس\tغداء\t١١٠\t7,5\t15\t2\nسمنة\tفطور\t900\t50\t50\t50\n",
    );
    const read = readMealRows(sheet, options);
    expect(read.rows).toEqual([
      ...[{ row: 2, name: "شوربة عدس", description: null, timing: "lunch", calories: 110 }].map(
        (meal) => ({ ...meal, protein: 7.5, carbs: 15, fat: 2 }),
      ),
    ]);
    expect(read.findings).toMatchObject([{ row: 3, problem: { code: "too_much_macros" } }]);
  });
});
