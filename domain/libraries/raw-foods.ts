import type { FoodCategory } from "./foods.ts";

const rawNames = / (?:نيء|نيئة|جاف|جافة|يابس|يابسة|طازج|طازجة|غير مطبوخ|غير مطبوخة)(?= |$)/;
const rawEnglish = /\b(?:raw|dry|fresh|uncooked|unprepared)\b/i;
const cookedNames = / (?:مطبوخ|مسلوق|مقلي|مشوي|مخبوز|محمص|معلب)ة?(?= |$)/;
const cookedEnglish =
  /\b(?:cooked|boiled|fried|roasted|grilled|baked|stewed|braised|broiled|simmered|steamed|canned)\b/i;

interface NamedFood {
  name: string;
  englishName: string | null;
  category: FoodCategory;
}

/** 0 for a raw food, 1 for one whose name says nothing, 2 for a cooked one or a dish. */
function stateOf({ name, englishName, category }: NamedFood): 0 | 1 | 2 {
  const english = englishName ?? "";
  if (category === "dishes") return 2;
  if (rawNames.test(name)) return 0;
  if (cookedNames.test(name) || cookedEnglish.test(english)) return 2;
  return rawEnglish.test(english) ? 0 : 1;
}

/** Whether a food is a dish or was cooked already. */
export const isCooked = (food: NamedFood): boolean => stateOf(food) === 2;

/** Foods in the order of a cook, who weighs them raw; otherwise in their own order. */
export const rawFirst = <Food extends NamedFood>(foods: readonly Food[]): Food[] =>
  foods.toSorted((one, other) => stateOf(one) - stateOf(other));
