import type { Question } from "../../../../domain/check-ins/questions.ts";

const common = { englishText: null, required: false, audience: "all", flag: null } as const;
const words = (text: string) => ({ text, englishText: null });

export const weight: Question = {
  ...common,
  id: "weight",
  text: "وزنك",
  kind: "fact",
  fact: "weight",
};
export const energy: Question = {
  ...common,
  id: "energy",
  text: "الطاقة",
  required: true,
  kind: "scale",
  end: 5,
  low: words("منهك"),
  high: words("نشيط"),
};
export const sleep: Question = {
  ...common,
  id: "sleep",
  text: "النوم",
  kind: "number",
  unit: words("ساعة"),
  min: 0,
  max: 14,
  decimals: 1,
};
export const obstacles: Question = {
  ...common,
  id: "obstacles",
  text: "العوائق",
  kind: "choices",
  options: [
    { id: "time", ...words("الوقت") },
    { id: "travel", ...words("السفر") },
  ],
};
export const waist: Question = {
  ...common,
  id: "waist",
  text: "القياسات",
  kind: "measurements",
  measured: ["waist", "fatPercentage"],
};
export const win: Question = { ...common, id: "win", text: "إنجاز", kind: "short_text" };
export const photos: Question = {
  ...common,
  id: "photos",
  text: "صور الشهر",
  kind: "photos",
  poses: ["front", "side", "back"],
};
