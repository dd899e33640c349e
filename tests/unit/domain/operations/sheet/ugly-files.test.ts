import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readBodyRows } from "../../../../../domain/operations/sheet/body-rows.ts";
import {
  commonPlan,
  readPlan,
  unknownWords,
} from "../../../../../domain/operations/sheet/choices.ts";
import { recogniseColumns, withHead } from "../../../../../domain/operations/sheet/columns.ts";
import {
  chunksOf,
  importChunk,
  missingColumns,
} from "../../../../../domain/operations/sheet/kinds.ts";
import {
  readExerciseRows,
  readMealRows,
} from "../../../../../domain/operations/sheet/library-rows.ts";
import { readSheet } from "../../../../../domain/operations/sheet/rows.ts";
import { importedDays } from "../../../../../domain/operations/sheet/terms.ts";
import { readTraineeRows } from "../../../../../domain/operations/sheet/trainee-rows.ts";
import { openSheet } from "../../../../support/sheets.ts";

const file = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../../fixtures/sheets/${name}`, import.meta.url)));
const findingsOf = (read: ReturnType<typeof readTraineeRows>) =>
  read.findings.map(({ row, column, leaves, problem }) => [row, column, problem.code, leaves]);

type Opened = ReturnType<typeof openSheet>;

/** What every word for a plan means that nobody knows. */
function meaningOf(sheet: Opened["sheet"], { columns, plans }: Opened["options"], plan: string) {
  const found = unknownWords(sheet, columns.indexOf("plan"), "plan", plans);
  return { plan: Object.fromEntries(found.map(({ key }) => [key, plan])) };
}

describe("an ugly file of people", () => {
  it("in Windows-1256 with semicolons says row and cell of every fault", () => {
    const { sheet, encoding, options } = openSheet("trainees", file("members-windows-1256.csv"));
    expect(encoding).toBe("windows-1256");
    const asked = readTraineeRows(sheet, options);
    expect(findingsOf(asked)).toContainEqual([5, "plan", "unknown_word", "row"]);
    const words = meaningOf(sheet, options, commonPlan);
    const read = readTraineeRows(sheet, { ...options, words });
    expect(findingsOf(read)).toEqual([
      [6, "birthDate", "not_a_date", "cell"],
      [7, "email", "required", "row"],
      [8, "email", "not_an_email", "row"],
      [9, "email", "repeated", "row"],
    ]);
    expect(read.rows.map(({ row }) => row)).toEqual([2, 3, 5, 6]);
    expect(read.rows[0]).toEqual({
      ...{ row: 2, name: "هبة عادل منصور", email: "heba.mansour@example.com" },
      ...{ phone: "+970599123401", gender: "female", age: 32, bloodType: null },
      ...{ height: 165, weight: 78.5, targetWeight: 65, goals: ["weight_loss", "fitness"] },
      ...{ plan: "basic", startsOn: null, endsOn: null, paid: null },
    });
    expect(read.rows[1]).toMatchObject({ height: 178, phone: "+970568123402" });
    expect(read.rows[2]).toMatchObject({ name: "أبو زيد; خالد", weight: 103.3 });
  });

  it("as Excel's Unicode text has Arabic digits, lines inside cells and phones kept by a formula", () => {
    const { sheet, encoding, found, options } = openSheet("trainees", file("members-utf-16.txt"));
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

  it("in English has days the other way round, formulas, pounds and the same twice", () => {
    const { sheet, encoding, found, options } = openSheet("trainees", file("members-us.csv"));
    expect([encoding, found]).toEqual(["utf-8", { birthDate: "mdy", startsOn: "mdy" }]);
    const words = meaningOf(sheet, options, "basic");
    const read = readTraineeRows(sheet, { ...options, words });
    expect(findingsOf(read)).toEqual([
      [3, "startsOn", "not_a_date", "cell"],
      [4, "name", "formula", "row"],
      [5, "name", "formula", "row"],
      [7, "email", "repeated", "row"],
      [8, "birthDate", "not_a_date", "cell"],
      [8, "height", "not_a_number", "cell"],
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

it("a file of weights and measurements is of days, each once, none to come", () => {
  const { sheet, options } = openSheet("body", file("days-utf-8.csv"));
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

it("days of bodies are nobody's where what tells who it is cannot be read", () => {
  const text = [
    "الاسم,البريد,الهاتف,التاريخ,الوزن",
    "ليان حداد,layan@,0599123401,2026-01-05,78",
    "ليان حداد,,0599,2026-01-06,78",
    "ليان حداد,layan@example.com,0599,2026-01-07,78",
    "ليان حداد,,,2026-01-08,78",
  ].join("\n");
  const { sheet, options } = opened("body", text);
  const read = readBodyRows(sheet, options);
  expect(read.findings.map(({ row, column, leaves }) => [row, column, leaves])).toEqual([
    [2, "email", "row"],
    [3, "phone", "row"],
    [4, "phone", "cell"],
  ]);
  expect(read.rows.map(({ row }) => row)).toEqual([4, 5]);
});

const opened = (kind: "trainees" | "body" | "exercises" | "meals", text: string) =>
  openSheet(kind, new TextEncoder().encode(text));

describe("a library in a sheet", () => {
  it("has exercises by name and muscle, with repetitions or seconds", () => {
    const { sheet, options } = opened(
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

  it("has texts that a guard keeps from being formulas, and no formula without one", () => {
    const text = "Exercise,Muscle,Notes\n'=press,chest,'- slowly\n=press,chest,'tis slow\n";
    const { sheet, options } = opened("exercises", text);
    const read = readExerciseRows(sheet, options);
    expect(read.rows).toMatchObject([{ name: "=press", description: "- slowly" }]);
    expect(read.findings).toMatchObject([{ row: 3, column: "name", problem: { code: "formula" } }]);
  });

  it("has meals of 100 g, whose macros fit into it", () => {
    const { sheet, options } = opened(
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

describe("the columns of a sheet", () => {
  const columnsOf = (text: string) => {
    const sheet = readSheet(text);
    if ("fault" in sheet) throw new Error(sheet.fault.code);
    return recogniseColumns("trainees", withHead("trainees", sheet));
  };

  it("are known by what is in them where nothing stands above", () => {
    expect(
      columnsOf(
        "ليان حداد,layan@example.com,0599123456,أنثى\nآدم ناصر,adam@example.com,0599123457,ذكر\n",
      ),
    ).toEqual(["name", "email", "phone", "gender"]);
  });

  it("are each another, the longer name before the shorter", () => {
    expect(
      columnsOf(
        "الوزن المستهدف;الوزن;الهدف;الاسم;الإيميل\n60;70;لياقة;ليان حداد;layan@example.com\n",
      ),
    ).toEqual(["targetWeight", "weight", "goals", "name", "email"]);
  });

  it("are asked for where too few are known", () => {
    expect(missingColumns("trainees", ["name", undefined])).toEqual(["email"]);
    expect(missingColumns("trainees", ["firstName", "email"])).toEqual([]);
    expect(missingColumns("body", ["phone", "date"])).toEqual(["weight"]);
    expect(missingColumns("body", ["phone", "date", "waist"])).toEqual([]);
  });
});

describe("files as other programs write them", () => {
  it("have no number or code for a name, and first and last name before a vague one", () => {
    const { sheet, options } = openSheet("trainees", file("roster-glofox-style.csv"));
    const [id, first, last, email, phone, plan, start, end] = options.columns;
    expect([id, first, last, email, phone]).toEqual([
      ...[undefined, "firstName", "lastName", "email", "phone"],
    ]);
    expect([plan, start, end]).toEqual(["plan", "startsOn", "endsOn"]);
    const words = meaningOf(sheet, options, "basic");
    const { rows } = readTraineeRows(sheet, { ...options, words, today: "2026-11-27" });
    expect(rows.map(({ name, phone }) => [name, phone])).toEqual([
      ["Salma Awwad", "+970599123456"],
      ["Yazan Hijazi", "+970599123457"],
      ["Rana Khalil", "+972599123458"],
    ]);
    expect(rows.map(({ startsOn, endsOn }) => [startsOn, endsOn])).toEqual([
      ["2026-09-01", "2026-11-30"],
      [null, "2026-10-15"],
      [null, "2026-12-31"],
    ]);
  });

  it.each([
    ["رقم المشترك", "1001"],
    ["Client No.", "A-17"],
    ["Member since", "long ago"],
    ["Member notes", "knee pain"],
    ["Member status", "all right"],
  ])("do not name people by «%s»", (head, cell) => {
    const text = `${head},البريد\n${cell},layan@example.com\n${cell},adam@example.com\n`;
    expect(opened("trainees", text).options.columns).toEqual([undefined, "email"]);
  });

  it("have days with their hours and zones, each as it is written", () => {
    const { sheet, options } = openSheet("body", file("body-hevy-dates.csv"));
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
      ...["2026-03-28", "2026-04-01", "2026-04-05", "2026-04-06"],
      ...["2026-04-07", "2026-04-08", "2026-04-09"],
    ]);
  });

  it("keep every sign of a name, but those that turn its direction", () => {
    const { sheet, options } = openSheet("trainees", file("roster-names.csv"));
    expect(readTraineeRows(sheet, options).rows.map(({ name }) => name)).toEqual([
      "عائلة 👨\u200d👩\u200d👧 الشريف",
      'محمد "أبو علي" الخطيب',
      "O'Neil <b>Test</b>",
      "ع".repeat(79),
      "مـُـحَــمَّــد",
      "مقلوب الاسم",
      "Anna-María ßtraße 李小龙",
    ]);
    const joined = opened(
      "trainees",
      "الاسم,البريد\nمی\u200cخواهم نور,a\u200c@example.com\u200d\n",
    );
    expect(readTraineeRows(joined.sheet, joined.options).rows).toMatchObject([
      { name: "می\u200cخواهم نور", email: "a@example.com" },
    ]);
  });

  it("have a name of several lines on one, without signs that nobody sees", () => {
    const file = 'الاسم,البريد\n"سارة\r\nمنصور\u2028غزة\u{e0041}",sara@example.com\n';
    const { sheet, options } = opened("trainees", file);
    expect(readTraineeRows(sheet, options)).toMatchObject({
      rows: [{ name: "سارة منصور غزة" }],
      findings: [],
    });
  });

  it("have the exact head before a vague one, and no remark for a name", () => {
    const strong = openSheet("exercises", file("strong-s3-semicolon.csv"));
    const headOf = ({ sheet, options }: Opened, column: string) =>
      sheet.header.cells[options.columns.indexOf(column as "name")];
    expect(headOf(strong, "seconds")).toBe("Seconds");
    expect(headOf(strong, "name")).toBe("Exercise Name");
    const hevy = openSheet("exercises", file("hevy-workouts-kg.csv"));
    expect(headOf(hevy, "name")).toBe("exercise_title");
    expect(headOf(hevy, "seconds")).toBe("duration_seconds");
    const fitNotes = openSheet("exercises", file("fitnotes-android.csv"));
    expect(
      readExerciseRows(fitNotes.sheet, fitNotes.options).rows.map(({ seconds }) => seconds),
    ).toEqual([null, null, 1926, 60]);
  });

  it("have the time of day where its words are, not where a head only may mean it", () => {
    const text = "Food,Group,Category\nعدس,Breakfast,Legumes\nأرز,Lunch,Cereal Grains\n";
    expect(opened("meals", text).options.columns).toEqual(["name", "timing", undefined]);
  });

  it("count one number behind +970 and +972 as one person's", () => {
    const text =
      "الاسم,البريد,الهاتف\nرنا خليل,rana@example.com,+970599123458\nرنا خليل,r@example.com,972599123458\nأخو رنا,b@example.com,+972 59 912 3458\n";
    const { sheet, options } = opened("trainees", text);
    expect(findingsOf(readTraineeRows(sheet, options))).toEqual([
      [3, "phone", "repeated", "row"],
      [4, "phone", "shared_phone", "nothing"],
    ]);
    const days = opened(
      "body",
      "الهاتف,التاريخ,الوزن\n+970599123458,2026-01-05,70\n972599123458,2026-01-05,71\n",
    );
    expect(readBodyRows(days.sheet, days.options).findings).toMatchObject([
      { row: 3, problem: { code: "repeated", of: 2 } },
    ]);
  });

  it("say where letters were lost, and leave nothing out in silence", () => {
    const text =
      "الاسم,البريد,الهاتف,تاريخ الميلاد\nليان حداد,layan@example.com,??????????,??/??/????\n???? ?????,adam@example.com,؟,?\n";
    const { sheet, options } = opened("trainees", text);
    expect(findingsOf(readTraineeRows(sheet, options))).toEqual([
      [2, "phone", "lost_letters", "cell"],
      [2, "birthDate", "lost_letters", "cell"],
      [3, "name", "lost_letters", "row"],
    ]);
  });
});

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
  ])("of «%s» is that plan, or asked about", (cell, id) => {
    expect(readPlan(cell, plans)).toBe(id);
  });

  it("is none of two plans whose names differ in nothing else", () => {
    const two = [
      { id: "a", name: "خطة القوة", englishName: null },
      { id: "b", name: "باقة القوة", englishName: null },
    ];
    expect(readPlan("القوة", two)).toBeUndefined();
    expect(readPlan("باقة القوة", two)).toBe("b");
  });

  it("is asked about by each word once, and no row has another plan before that is said", () => {
    const text =
      "الاسم,البريد,الخطة,الجنس\nليان حداد,a@example.com,شهري,انثى\nآدم ناصر,b@example.com,شهرى,x\nرنا خليل,c@example.com,ثلاثة أشهر,\nعمر صالح,d@example.com,أساسية,\nهبة عوض,e@example.com,,\n";
    const { sheet, options } = opened("trainees", text);
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

  it("says until when it goes, and whether it is paid", () => {
    const text =
      "الاسم,البريد,من,إلى,مدفوع؟\nليان حداد,a@example.com,2026-01-20,2026-05-20,نعم\nآدم ناصر,b@example.com,2026-03-01,2026-02-01,لم يدفع\nرنا خليل,c@example.com,,2026-04-30,دفع نص المبلغ\n";
    const { sheet, options } = opened("trainees", text);
    const read = readTraineeRows(sheet, options);
    expect(read.rows.map(({ startsOn, endsOn, paid }) => [startsOn, endsOn, paid])).toEqual([
      ["2026-01-20", "2026-05-20", true],
      ["2026-03-01", null, false],
      [null, "2026-04-30", null],
    ]);
    expect(findingsOf(read)).toEqual([
      [3, "endsOn", "ends_before_start", "cell"],
      [4, "paid", "unknown_word", "cell"],
    ]);
  });

  it("has the days of its row, and its plan's months for the rest", () => {
    const days = (startsOn: string | null, endsOn: string | null) =>
      Object.values(importedDays({ startsOn, endsOn }, 3, "2026-11-27"));
    expect(days(null, null)).toEqual(["2026-11-27", "2027-02-27"]);
    expect(days("2026-09-01", null)).toEqual(["2026-09-01", "2026-12-01"]);
    expect(days("2026-09-01", "2026-11-30")).toEqual(["2026-09-01", "2026-11-30"]);
    expect(days(null, "2026-12-15")).toEqual(["2026-09-15", "2026-12-15"]);
    expect(days(null, "2027-06-30")).toEqual(["2026-11-27", "2027-06-30"]);
  });
});

describe("the line that names the columns", () => {
  const titled = (lines: readonly string[], kind: "trainees" | "exercises" = "trainees") => {
    const { sheet, options } = opened(kind, lines.join("\n"));
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
      ...{ head: 4, first: 5, columns: ["name", "email", "phone", "weight", "height"] },
    });
    // The same where the title has no separators behind it.
    expect(titled(["قائمة المشتركين", ...lines.slice(3)])).toMatchObject({ head: 2, first: 3 });
    expect(titled(["تقرير 12/03/2026", ...lines.slice(3)])).toMatchObject({ head: 2, first: 3 });
  });

  it("is found below remarks", () => {
    const lines = ["# plan of the week", "# 3 days", "Exercise,Muscle,Sets", "Squat,legs,4"];
    expect(titled(lines, "exercises")).toEqual({
      ...{ head: 3, first: 4, columns: ["name", "category", "sets"] },
    });
  });

  it("is the first one where nothing else is known, and none where people stand there", () => {
    expect(titled(["أ,ب", "ج,د"])).toMatchObject({ head: 1, first: 2 });
    expect(titled(["ليان حداد,layan@example.com", "آدم ناصر,adam@example.com"])).toMatchObject({
      ...{ head: 0, first: 1 },
    });
  });
});

it("rows go in portions that a request takes, none lost and all in order", () => {
  const rows = Array.from({ length: 320 }, (_, row) => ({ row, text: "س".repeat(row * 10) }));
  const chunks = chunksOf(rows);
  expect(chunks.flat()).toEqual(rows);
  for (const chunk of chunks) {
    expect(chunk.length).toBeLessThanOrEqual(importChunk.rows);
    const { length } = JSON.stringify(chunk);
    expect(chunk.length === 1 || length <= importChunk.characters + 2).toBe(true);
  }
});
