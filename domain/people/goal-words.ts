import { foldForSearch } from "../arabic.ts";
import type { Goal } from "../trainee.ts";

/** Words of each goal, folded. */
const goalWords: Readonly<Record<Goal, readonly string[]>> = {
  weight_loss: [
    "تخسيس",
    "تنحيف",
    "تنشيف",
    "نزول",
    "خساره",
    "انقاص",
    "تخفيف",
    "حرق",
    "weight loss",
    "fat loss",
    "lose",
    "loss",
    "cut",
    "slim",
  ],
  muscle_gain: ["عضل", "تضخيم", "زياده", "muscle", "gain", "bulk", "mass", "hypertrophy"],
  fitness: ["لياقه", "صحه", "نشاط", "fit", "health", "tone"],
  strength: ["قوه", "strength", "strong", "power"],
  flexibility: ["مرونه", "اطاله", "flexib", "mobility", "stretch"],
  maintain: ["محافظه", "حفاظ", "تثبيت", "ثبات", "maintain", "maintenance"],
};

/** The goals in a cell: «تخسيس ولياقة» are two. Empty without a known word. */
export function readGoals(text: string): Goal[] {
  const plain = foldForSearch(text);
  return (Object.keys(goalWords) as Goal[]).filter(
    (goal) =>
      plain.includes(goal) || goalWords[goal].some((word) => plain.includes(foldForSearch(word))),
  );
}
