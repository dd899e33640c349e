import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  exerciseSearchTerms,
  hasTerms,
  hasWords,
} from "../../../../domain/libraries/exercise-search.ts";
import { exerciseSynonyms } from "../../../../domain/libraries/exercise-synonyms.ts";
import { exerciseSearchText } from "../../../../domain/libraries/exercises.ts";
import { libraryExercises } from "../../../../scripts/library/exercises.ts";

const finds = (search: string, name: string, englishName: string | null = null) =>
  hasTerms(
    exerciseSearchText({ name, englishName, category: "cardio" }),
    exerciseSearchTerms(search),
  );

const exercisesFound = (search: string) =>
  libraryExercises.filter((each) =>
    hasTerms(exerciseSearchText(each), exerciseSearchTerms(search)),
  );

const found = (search: string) => exercisesFound(search).map(({ englishName }) => englishName);

const pushUps = [
  "Push-up",
  "Knee push-up",
  "Incline push-up",
  "Decline push-up",
  "Pike push-up",
  "Diamond push-up",
];

const rows = exerciseSynonyms.map((row) => row.split(", "));

describe("searching the exercises", () => {
  it("finds each name by its synonyms", () => {
    for (const names of rows)
      for (const typed of names)
        for (const stored of names) expect(finds(typed, stored), `${typed} → ${stored}`).toBe(true);
  });

  it("has each name in one row only", () => {
    const names = rows.flat();
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("finds a starter exercise by every row", () => {
    const absent = rows.filter(([name = ""]) => found(name).length === 0).map(([name]) => name);
    expect(absent).toEqual([]);
  });

  it.each([
    ["قرفصاء سومو", ["Sumo squat"]],
    ["ديدلفت", ["Deadlift", "Romanian deadlift"]],
    ["الرفعة الميتة", ["Deadlift", "Romanian deadlift"]],
    ["بنش دمبل", ["Dumbbell bench press"]],
    ["هيب ثرست", ["Barbell hip thrust"]],
    ["بوش اب", pushUps],
    ["push ups", pushUps],
    ["كالف", ["Standing calf raise", "Seated calf raise"]],
    ["سكل كراشر", ["Skull crusher", "Lying dumbbell extension"]],
    ["ليج كيرل", ["Lying leg curl"]],
    ["لات بول داون", ["Lat pulldown", "Close-grip lat pulldown"]],
    ["ديبس", ["Chest dip", "Bench dip", "Triceps dip"]],
    ["سيكل", ["Stationary bike", "Bike intervals", "Bicycle crunch"]],
    ["شاكوش كيبل", ["Cable rope hammer curl"]],
  ])("finds %s in the starter library", (typed, names) => expect(found(typed)).toEqual(names));

  it.each([
    ["رفعة ميتة", "Deadlift"],
    ["رفعة رومانية", "Romanian deadlift"],
    ["طعنات أمامية", "Walking lunge"],
    ["طحن البطن", "Crunch"],
    ["طحن عكسي", "Reverse crunch"],
    ["طحن الدراجة", "Bicycle crunch"],
    ["طحن بالكابل", "Cable crunch"],
    ["غطس متوازي للصدر", "Chest dip"],
    ["غطس متوازي", "Triceps dip"],
    ["حمل المزارع", "Farmer's carry"],
    ["جلسة الجدار", "Wall sit"],
    ["بايسبس مائل", "Incline dumbbell curl"],
    ["بايسبس كابل عالٍ", "High cable curl"],
    ["جهاز التجديف الهوائي", "Rowing machine"],
    ["متسلق الجبل", "Mountain climbers"],
    ["تجديف أرضي بالكابل", "Seated cable row"],
    ["هز الكتفين بالدمبل", "Dumbbell shrug"],
    ["ضغط البار المثبت بالأرض", "Landmine press"],
    ["ثني الأرجل استلقاء", "Lying leg curl"],
    ["رفع السمانة جلوس", "Seated calf raise"],
    ["ترايسبس استلقاء بالبار", "Skull crusher"],
  ])("still finds an exercise by its former name %s", (typed, name) =>
    expect(found(typed)).toContain(name),
  );

  it.each([
    ["قطنية", "Back extension"],
    ["شراغز", "Dumbbell shrug"],
    ["كتل بيل", "Kettlebell swing"],
    ["هاك", "Hack squat"],
    ["فتح الرجلين", "Hip abduction machine"],
    ["ضم الرجلين", "Hip adduction machine"],
    ["كيك باك أرداف", "Cable glute kickback"],
    ["تمارين المجنص", "Lat pulldown"],
  ])("finds by the gym's word %s: %s", (typed, name) => expect(found(typed)).toContain(name));

  it.each([
    ["كارديو", "cardio"],
    ["بطن", "abs"],
    ["أرجل", "legs"],
    ["الارجل", "legs"],
    ["تمارين الصدر", "chest"],
    ["back", "back"],
    ["أكتاف", "shoulders"],
  ] as const)("finds every exercise of a muscle by %s", (typed, category) => {
    const ofMuscle = libraryExercises.filter((each) => each.category === category);
    expect(ofMuscle.length).toBeGreaterThanOrEqual(15);
    expect(exercisesFound(typed)).toEqual(expect.arrayContaining(ofMuscle));
  });

  it("narrows a muscle by its equipment", () => {
    const names = exercisesFound("دمبل صدر").filter(({ category }) => category === "chest");
    expect(names.length).toBeGreaterThan(1);
    expect(names.every(({ name }) => /دمبل/.test(name))).toBe(true);
  });

  it("recognises an unfinished name from its third letter", () => {
    for (const typed of ["قرف", "قرفص", "قرفصا"]) expect(finds(typed, "سكوات")).toBe(true);
    expect(finds("قر", "سكوات")).toBe(false);
    expect(finds("قرفص بار", "سكوات بالبار")).toBe(false);
  });

  it("separates different things", () => {
    expect(finds("بايسبس", "ثني الأرجل", "Leg curl")).toBe(false);
    expect(finds("تمرين الضغط", "ضغط أرجل", "Leg press")).toBe(false);
    expect(finds("قرفصاء سومو", "سكوات أمامي", "Front squat")).toBe(false);
  });

  it("finds at least the texts with all typed words, in any order", () => {
    const words = fc.constantFrom("بار", "بنش", "Push-Up", "ال", "٢١", "ضغط", "صدر", "قُرفصاء", "x");
    fc.assert(
      fc.property(
        fc.array(fc.oneof(words, fc.string({ unit: "grapheme" })), { maxLength: 8 }),
        fc.array(words, { maxLength: 8 }),
        (stored, typed) => {
          const name = [...stored, ...typed].reverse().join(" ");
          const search = typed.join("  ");
          expect(hasWords(exerciseSearchText({ name, category: "abs" }), search)).toBe(true);
          expect(finds(search, name)).toBe(true);
        },
      ),
    );
  });
});
