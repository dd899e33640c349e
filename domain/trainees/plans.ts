import { addMonths, type LocalDate } from "../calendar.ts";

/** The plans of the specification, from the shortest to the longest. */
const planIds = ["basic", "premium", "pro"] as const;
export type PlanId = (typeof planIds)[number];
/** What a registration form has chosen at first. */
export const defaultPlan: PlanId = "basic";

/** The plans a new deployment starts with; price in agorot, duration in months. */
export const initialPlans: readonly {
  id: PlanId;
  name: string;
  englishName: string;
  priceAgorot: number;
  months: number;
  features: readonly string[];
  englishFeatures: readonly string[];
}[] = [
  {
    id: "basic",
    name: "الخطة الأساسية",
    englishName: "Basic plan",
    priceAgorot: 9900,
    months: 1,
    features: ["برنامج تدريبي أساسي", "برنامج غذائي أساسي", "متابعة أسبوعية"],
    englishFeatures: ["Basic training program", "Basic diet program", "Weekly follow-up"],
  },
  {
    id: "premium",
    name: "الخطة المتقدمة",
    englishName: "Premium plan",
    priceAgorot: 19900,
    months: 3,
    features: ["برنامج تدريبي متقدم", "برنامج غذائي مخصص", "متابعة يومية", "جلسات خاصة"],
    englishFeatures: [
      "Advanced training program",
      "Custom diet program",
      "Daily follow-up",
      "Private sessions",
    ],
  },
  {
    id: "pro",
    name: "الخطة الاحترافية",
    englishName: "Pro plan",
    priceAgorot: 29900,
    months: 6,
    features: [
      "برنامج تدريبي احترافي",
      "برنامج غذائي مخصص",
      "متابعة مستمرة",
      "جلسات خاصة",
      "استشارات غير محدودة",
    ],
    englishFeatures: [
      "Professional training program",
      "Custom diet program",
      "Continuous follow-up",
      "Private sessions",
      "Unlimited consultations",
    ],
  },
];

/** The last day of a subscription that starts on a day and lasts some months (at least 1). */
export function subscriptionEnd(start: LocalDate, months: number): LocalDate {
  return addMonths(start, months);
}
