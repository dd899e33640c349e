import { clampWeight } from "../../domain/body/weight.ts";
import { bloodTypes, type Goal } from "../../domain/trainee.ts";
import type { Random } from "./random.ts";

/** Height in cm and BMI of the two sample trainees. */
const sampleBodies = [
  { height: 165, index: 28.5, age: 29 },
  { height: 178, index: 26.8, age: 25 },
];

/** Age, height, goals and weights of a trainee; a few have neither an age nor a target. */
export function bodyOf(i: number, gender: "male" | "female", random: Random) {
  const chosenHeight = gender === "female" ? random.around(150, 175) : random.around(162, 192);
  const { height, index, age } = sampleBodies[i] ?? {
    height: Math.round(chosenHeight),
    index: random.around(18.5, 39),
    age: Math.round(random.around(17, 56)),
  };
  const weightAt = (bmi: number) => clampWeight(bmi * (height / 100) ** 2);
  const ideal = Math.min(Math.max(index, 21), 24);
  const success = i === 0 ? 0.85 : random.around(-0.15, 1.4);
  const goal: Goal = index > 24.5 ? "weight_loss" : index < 21 ? "muscle_gain" : "maintain";
  const second = random.pick<Goal>(["fitness", "strength", "flexibility"]);
  const isReticent = i > 1 && random.chance(0.06);
  return {
    age: isReticent ? null : age,
    blood: isReticent ? null : random.pick(bloodTypes),
    height,
    goals: random.chance(0.6) ? [goal, second] : [goal],
    targetWeight: isReticent ? null : weightAt(ideal),
    w0: weightAt(index),
    w1: weightAt(index + (ideal - index) * success),
    half: random.whole(70, 200),
  };
}
