import { foldForSearch, withoutArticle } from "../../arabic.ts";
import type { ExerciseCategory } from "../../libraries/exercises.ts";
import type { MealTiming } from "../../libraries/meals.ts";
import type { BloodType, formGenders } from "../../trainee.ts";

type FormGender = (typeof formGenders)[number];

/** Folded words for each choice; the reader decides whether a cell must equal one or contain one. */
type Words<Choice extends string> = Readonly<Record<Choice, readonly string[]>>;

const genderWords: Words<FormGender> = {
  male: ["ذكر", "رجل", "شاب", "رجال", "ولد", "male", "man", "m", "boy"],
  female: [
    "انثي",
    "انثى",
    "امراه",
    "سيده",
    "انسه",
    "فتاه",
    "بنت",
    "نساء",
    "female",
    "woman",
    "f",
    "girl",
  ],
};

const categoryWords: Words<ExerciseCategory> = {
  cardio: ["كارديو", "قلب", "تحمل", "ركض", "جري", "cardio", "conditioning", "endurance"],
  back: ["ظهر", "back", "lats"],
  chest: ["صدر", "chest", "pecs"],
  shoulders: ["كتف", "اكتاف", "shoulder", "shoulders", "delts"],
  legs: [
    "رجل",
    "ارجل",
    "رجلين",
    "ساق",
    "ساقين",
    "فخذ",
    "افخاذ",
    "مؤخره",
    "legs",
    "leg",
    "quads",
    "hamstrings",
    "glutes",
    "calves",
    "lower body",
  ],
  abs: ["بطن", "جذع", "معده", "abs", "core", "abdominals"],
  biceps: ["باي", "بايسبس", "باي سبس", "biceps", "bicep"],
  triceps: ["تراي", "ترايسبس", "تراي سبس", "triceps", "tricep"],
};

const timingWords: Words<MealTiming> = {
  breakfast: ["فطور", "افطار", "ريوق", "صباح", "breakfast"],
  lunch: ["غداء", "غدا", "ظهر", "lunch"],
  dinner: ["عشاء", "عشا", "مساء", "dinner", "supper"],
  snack: ["وجبه خفيفه", "خفيفه", "سناك", "تصبيره", "snack", "snacks"],
};

/** The choice that a cell names by a whole word, with or without its article; undefined for an unknown word. */
function choiceOf<Choice extends string>(words: Words<Choice>, text: string): Choice | undefined {
  const plain = withoutArticle(foldForSearch(text).replace(/[.:]+$/, ""));
  return (Object.keys(words) as Choice[]).find(
    (choice) => choice === plain || words[choice].some((word) => foldForSearch(word) === plain),
  );
}

const paidWords: Words<"paid" | "unpaid"> = {
  paid: [
    "نعم",
    "مدفوع",
    "مدفوعه",
    "دفع",
    "دفعت",
    "تم",
    "تم الدفع",
    "دفع كامل",
    "خالص",
    "مسدد",
    "paid",
    "yes",
    "y",
    "true",
    "1",
    "✓",
    "✔",
    "x",
    "done",
    "full",
  ],
  unpaid: [
    "لا",
    "غير مدفوع",
    "غير مدفوعه",
    "لم يدفع",
    "لم تدفع",
    "ما دفع",
    "لم يتم",
    "متاخر",
    "دين",
    "unpaid",
    "not paid",
    "no",
    "n",
    "false",
    "0",
    "✗",
    "due",
    "overdue",
    "owing",
  ],
};

export const readPaid = (text: string) => choiceOf(paidWords, text);
export const readGender = (text: string) => choiceOf(genderWords, text);
export const readTiming = (text: string) => choiceOf(timingWords, text);
export const readCategory = (text: string) => choiceOf(categoryWords, text);

/** `O+`, `o موجب`, `+O`: the group and its sign, in either order. */
export function readBloodType(text: string): BloodType | undefined {
  const plain = foldForSearch(text)
    .replace(/موجب|positive|pos/, "+")
    .replace(/سالب|negative|neg/, "-")
    .replace(/\s|rh/g, "");
  const group = /^[+-]?(ab|a|b|o|0)[+-]?$/.exec(plain)?.[1]?.replace("0", "o").toUpperCase();
  const sign = /[+-]/.exec(plain)?.[0];
  return group && sign ? (`${group}${sign}` as BloodType) : undefined;
}

/** Folded words beside a plan's name that are not part of it. */
export const planWords: ReadonlySet<string> = new Set([
  "خطه",
  "باقه",
  "اشتراك",
  "برنامج",
  "plan",
  "package",
  "membership",
  "subscription",
]);
