import { getLocale } from "../paraglide/runtime.js";

/** Sample texts of the development page; they are not part of the product's messages. */
export const say = (arabic: string, english: string) => (getLocale() === "ar" ? arabic : english);

export function sampleWeights(count: number): { date: string; value: number }[] {
  const start = Date.UTC(2023, 0, 1);
  return Array.from({ length: count }, (_, i) => ({
    date: new Date(start + i * 86_400_000).toISOString().slice(0, 10),
    value:
      Math.round((86 - (i / count) * 9 + Math.sin(i / 5) * 1.2 + Math.sin(i * 1.7) * 0.5) * 10) /
      10,
  }));
}

export function sampleSteps(): { date: string; value: number | null }[] {
  return [9700, 7450, null, 5900, 0, 12_300, 4444].map((value, i) => ({
    date: `2026-11-${15 + i}`,
    value,
  }));
}

export const goals = () => [
  { value: "weight_loss", label: say("خسارة الوزن", "Weight loss") },
  { value: "muscle_gain", label: say("بناء العضلات", "Muscle gain") },
  { value: "fitness", label: say("اللياقة العامة", "Fitness") },
  { value: "strength", label: say("القوة", "Strength") },
  { value: "flexibility", label: say("المرونة", "Flexibility") },
];

export const bloodTypes = ["A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-"].map((value) => ({
  value,
  label: value,
}));

type SampleRow = { name: string; phone: string; weight: number; percent: number };

export const sampleRows = (): SampleRow[] => [
  {
    name: say("سلمى عبد الرحمن الخطيب", "Salma Khatib"),
    phone: "+970 599 123 456",
    weight: 64.2,
    percent: 93,
  },
  { name: say("أحمد ناصر", "Ahmad Naser"), phone: "+970 568 440 120", weight: 82.5, percent: 74 },
  { name: say("مريم العلي", "Mariam Ali"), phone: "+972 52 881 0042", weight: 71, percent: 58 },
  {
    name: say(
      "عبد المعطي محمد عبد السلام أبو غوش القدسي",
      "Abdulmuti Mohammad Abdulsalam Abu Ghosh",
    ),
    phone: "+970 592 000 981",
    weight: 104.8,
    percent: 31,
  },
];
